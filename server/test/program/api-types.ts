/* Written by `npm run api:types` from the description of the API, as the types of anybody's program are. */

export interface paths {
    "/api/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiEntitiesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/matched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesMatched"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/{id}/funder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesIdFunder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesIdSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["putApiOpportunitiesIdFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiSavedSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiApplications"];
        put?: never;
        post: operations["postApiApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiApplicationsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["patchApiApplicationsId"];
        trace?: never;
    };
    "/api/applications/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiApplicationsIdQuestions"];
        put?: never;
        post: operations["postApiApplicationsIdQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["patchApiApplicationsIdQuestionsQuestionId"];
        trace?: never;
    };
    "/api/applications/{id}/questions/{questionId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postApiApplicationsIdQuestionsQuestionIdDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiApplicationsIdBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiApplicationsIdTasks"];
        put?: never;
        post: operations["postApiApplicationsIdTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["patchApiApplicationsIdTasksTaskId"];
        trace?: never;
    };
    "/api/tasks/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiTasksNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/funders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiFunders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/funders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiFundersId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/funders/{id}/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiFundersIdAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/funders/{id}/awards/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiFundersIdAwardsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesIdCalendarIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiApplicationsExportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/export.docx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiApplicationsIdExportDocx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesExportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opportunities/export.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiOpportunitiesExportJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            message: string;
            /** @enum {string} */
            code: "validation_failed" | "invalid_json" | "invalid_token" | "wrong_password" | "wrong_code" | "code_not_current" | "unreadable_file" | "unauthenticated" | "invalid_credentials" | "forbidden" | "email_unverified" | "confirmation_required" | "second_factor_required" | "cross_site" | "not_found" | "method_not_allowed" | "conflict" | "already_decided" | "already_running" | "too_large" | "unsupported_type" | "rate_limited" | "internal" | "upstream_failed" | "upstream_refused" | "upstream_timeout" | "unavailable" | "ai_unavailable";
            fieldErrors?: {
                [key: string]: string[];
            };
        };
        Entity: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            type: "Startup" | "Nonprofit" | "Social Enterprise" | "Individual" | "Research" | "School" | "Community Group" | "Government";
            stage: ("Idea" | "MVP" | "Traction" | "Growth" | "Scale") | null;
            description: string | null;
            mission: string | null;
            industry: string[];
            country: string | null;
            profileCompletionScore: number;
            layer1Complete: boolean;
            layer2Complete: boolean;
            layer3Complete: boolean;
            lastProfileUpdate: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            role?: "owner" | "editor" | "commenter" | "viewer";
            /** @constant */
            isShared?: true;
        };
        OpportunityCard: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            funderName: string | null;
            description: string | null;
            /** @enum {string} */
            fundingType: "grant" | "equity" | "loan" | "prize" | "accelerator" | "fellowship" | "other";
            minAmount: string | null;
            maxAmount: string | null;
            currency: string;
            deadline: string | null;
            deadlineTimezone: string | null;
            deadlineTime: string | null;
            closesAt: string | null;
            deadlineNote: string | null;
            openDate: string | null;
            eligibleCountries: string[];
            eligibleEntityTypes: string[];
            featured: boolean;
            /** Format: date-time */
            createdAt: string;
            matchScore: number | null;
            feedback: components["schemas"]["Feedback"] | null;
        };
        Feedback: {
            /** @enum {string} */
            kind: "saved" | "dismissed";
            reason: ("not_eligible" | "not_our_field" | "amount" | "effort" | "other") | null;
        };
        Facet: {
            options: {
                value: string;
                label: string | null;
                count: number;
            }[];
            more: number;
            without: number;
        };
        MatchedOpportunity: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            funderName: string | null;
            description: string | null;
            /** @enum {string} */
            fundingType: "grant" | "equity" | "loan" | "prize" | "accelerator" | "fellowship" | "other";
            minAmount: string | null;
            maxAmount: string | null;
            currency: string;
            deadline: string | null;
            deadlineTimezone: string | null;
            deadlineTime: string | null;
            closesAt: string | null;
            deadlineNote: string | null;
            openDate: string | null;
            eligibleCountries: string[];
            eligibleEntityTypes: string[];
            featured: boolean;
            /** Format: date-time */
            createdAt: string;
            matchScore: number;
            feedback: components["schemas"]["Feedback"] | null;
            matchReasons: components["schemas"]["MatchReason"][];
            matchParts: components["schemas"]["MatchPart"][];
            matchGates: components["schemas"]["MatchGate"][];
            /** Format: uuid */
            matchedEntityId: string;
        };
        MatchReason: {
            label: string;
            met: boolean | null;
        };
        MatchPart: {
            /** @enum {string} */
            part: "rules" | "award" | "text" | "subject" | "industry" | "amount" | "time" | "experience";
            label: string;
            points: number;
            max: number;
            how: string;
        };
        MatchGate: {
            /** @enum {string} */
            gate: "type" | "country" | "stage" | "foundedYear" | "revenue" | "coFunding" | "consortium" | "deadline";
            label: string;
            /** @enum {string} */
            verdict: "met" | "not_met" | "unknown";
            opportunity: string | null;
            profile: string | null;
            ask: string[];
        };
        Opportunity: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            funderName: string | null;
            description: string | null;
            /** @enum {string} */
            fundingType: "grant" | "equity" | "loan" | "prize" | "accelerator" | "fellowship" | "other";
            minAmount: string | null;
            maxAmount: string | null;
            currency: string;
            deadline: string | null;
            deadlineTimezone: string | null;
            deadlineTime: string | null;
            closesAt: string | null;
            deadlineNote: string | null;
            openDate: string | null;
            eligibleCountries: string[];
            eligibleEntityTypes: string[];
            featured: boolean;
            /** Format: date-time */
            createdAt: string;
            matchScore: number | null;
            feedback: components["schemas"]["Feedback"] | null;
            /** Format: uuid */
            mergedId?: string;
            closed: boolean;
            funderType: string | null;
            funderLogoUrl: string | null;
            funderWebsite: string | null;
            applicationUrl: string | null;
            equityStakeMin: string | null;
            equityStakeMax: string | null;
            investmentType: string | null;
            eligibleEntityTypesOpenEnded: boolean;
            eligibleRegions: string[];
            eligibilityText: string | null;
            industryFocus: string[];
            stageFocus: string[];
            yearFoundedMin: number | null;
            yearFoundedMax: number | null;
            revenueMin: string | null;
            revenueMax: string | null;
            applicantLimit: ("invited" | "current holders") | null;
            coFunding: ("required" | "not required") | null;
            coFundingShare: string | null;
            consortiumMin: number | null;
            businessPlanRequired: boolean;
            pitchDeckRequired: boolean;
            financialProjectionsRequired: boolean;
            legalEntityRequired: boolean;
            registeredBusinessRequired: boolean;
            programStartDate: string | null;
            programEndDate: string | null;
            durationWeeks: number | null;
            applicationFrequency: string | null;
            nextCohortDate: string | null;
            mentorSupport: boolean;
            officeSpace: boolean;
            investorNetwork: boolean;
            demoDay: boolean;
            communityAccess: boolean;
            contactName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            source: string | null;
            sourceId: string | null;
            sourceUrl: string | null;
            attribution: string | null;
            licence: {
                name: string;
                url: string | null;
            } | null;
            confirmedAt?: string | null;
            /** @enum {string} */
            verificationStatus: "pending" | "verified" | "rejected" | "merged";
            lastSyncedAt: string | null;
            matchedEntityId: string | null;
            translatableFrom?: string;
            matchReasons: components["schemas"]["MatchReason"][];
            matchParts: components["schemas"]["MatchPart"][];
            matchGates: components["schemas"]["MatchGate"][];
        };
        AwardSummary: {
            awards: number;
            recipients: number;
            firstYear: number;
            lastYear: number;
            isCut: boolean;
            recent: {
                awards: number;
                recipients: number;
            };
            linkedByName: number;
            sizes: {
                currency: string;
                awards: number;
                usual: {
                    lower: string;
                    median: string;
                    upper: string;
                } | null;
            }[];
            recipientTypes: {
                recipientType: ("company" | "nonprofit" | "university" | "school" | "government") | null;
                awards: number;
            }[];
            places: {
                country: string;
                region: string | null;
                awards: number;
            }[];
            alike: {
                /** Format: uuid */
                entityId: string;
                entityName: string;
                /** @enum {string} */
                recipientType: "company" | "nonprofit" | "university" | "school" | "government";
                country: string | null;
                recipients: number;
            }[];
            sources: {
                /** @enum {string} */
                source: "usaspending" | "nsf" | "360giving";
                licence: string;
                awards: number;
                /** Format: date-time */
                readAt: string;
            }[];
        };
        SavedSearch: {
            /** Format: uuid */
            id: string;
            name: string;
            search: string;
            country: string;
            /** @enum {string} */
            sort: "relevance" | "deadline" | "amount";
            facets: {
                statuses?: string[];
                types?: string[];
                amounts?: string[];
                closes?: string[];
                countries?: string[];
                regions?: string[];
                themes?: string[];
                applicants?: string[];
                sources?: string[];
            };
            /** @enum {string} */
            frequency: "daily" | "weekly" | "off";
            /** Format: date-time */
            createdAt: string;
            shared?: {
                /** Format: uuid */
                entityId: string;
                entityName: string;
                by?: string;
            };
        };
        ApplicationListItem: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "draft" | "in_progress" | "submitted" | "under_review" | "accepted" | "rejected" | "funded" | "completed";
            title: string | null;
            askingAmount: string | null;
            askingCurrency: string;
            awardedAmount: string | null;
            awardedCurrency: string | null;
            aiProvider: ("openai" | "anthropic" | "both" | "builtin") | null;
            submittedDate: string | null;
            decisionDate: string | null;
            funderName: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            opportunity: {
                /** Format: uuid */
                id: string;
                name: string;
                funderName: string | null;
                /** @enum {string} */
                fundingType: "grant" | "equity" | "loan" | "prize" | "accelerator" | "fellowship" | "other";
                deadline: string | null;
                deadlineTimezone: string | null;
                deadlineTime: string | null;
                closesAt: string | null;
            } | null;
            entity: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                type: "Startup" | "Nonprofit" | "Social Enterprise" | "Individual" | "Research" | "School" | "Community Group" | "Government";
            };
        };
        Application: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "draft" | "in_progress" | "submitted" | "under_review" | "accepted" | "rejected" | "funded" | "completed";
            title: string | null;
            askingAmount: string | null;
            askingCurrency: string;
            awardedAmount: string | null;
            awardedCurrency: string | null;
            aiProvider: ("openai" | "anthropic" | "both" | "builtin") | null;
            submittedDate: string | null;
            decisionDate: string | null;
            funderName: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            opportunity: {
                /** Format: uuid */
                id: string;
                name: string;
                funderName: string | null;
                /** @enum {string} */
                fundingType: "grant" | "equity" | "loan" | "prize" | "accelerator" | "fellowship" | "other";
                deadline: string | null;
                deadlineTimezone: string | null;
                deadlineTime: string | null;
                closesAt: string | null;
                description: string | null;
                applicationUrl: string | null;
                minAmount: string | null;
                maxAmount: string | null;
                currency: string;
            } | null;
            entity: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                type: "Startup" | "Nonprofit" | "Social Enterprise" | "Individual" | "Research" | "School" | "Community Group" | "Government";
            };
            /** Format: uuid */
            entityId: string;
            opportunityId: string | null;
            notes: string | null;
            narrative: string | null;
            aiDraftNarrative: string | null;
            aiSuggestions: string[];
            funderFeedback: string | null;
            openComments: number;
            forbidsAi: boolean;
        };
        Question: {
            /** Format: uuid */
            id: string;
            question: string;
            limit: number | null;
            unit: ("words" | "characters") | null;
            answer: string | null;
            drafts: components["schemas"]["AnswerDraft"][];
            draftShares: {
                ai: number;
                builtin: number;
            } | null;
            acceptedAt: string | null;
            acceptedBy: string | null;
            version: number;
        };
        AnswerDraft: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            aiProvider: "openai" | "anthropic" | "both" | "builtin";
            /** @enum {string} */
            language: "en" | "fr" | "es" | "pt" | "ar";
            sentences: {
                text: string;
                source: {
                    /** @enum {string} */
                    kind: "profile" | "document" | "answer";
                    id: string;
                    title: string;
                    page: number | null;
                    words: string;
                    date: string | null;
                };
            }[];
            leftOut: number;
        };
        BudgetLine: {
            /** Format: uuid */
            id: string;
            year: number;
            /** @enum {string} */
            kind: "personnel" | "fringe" | "travel" | "equipment" | "supplies" | "contractual" | "construction" | "other" | "indirect";
            workPackage: string | null;
            description: string;
            quantity: number;
            unit: string | null;
            unitPrice: number;
            ownShare: number;
            narrative: string | null;
            version: number;
        };
        Task: {
            /** Format: uuid */
            id: string;
            title: string;
            dueDate: string | null;
            assignee: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            section: ("narrative" | "notes" | "aiDraftNarrative") | null;
            doneAt: string | null;
            doneBy: string | null;
        };
        NextTask: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: date */
            dueDate: string;
            isOwn: boolean;
            /** Format: uuid */
            applicationId: string;
            applicationTitle: string | null;
            entityName: string;
        };
        Funder: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            logoUrl: string | null;
            funderType: string | null;
            averageCheckSize: string | null;
            minCheckSize: string | null;
            maxCheckSize: string | null;
            currency: string | null;
            country: string | null;
            geographyFocus: string[];
            industryFocus: string[];
            stageFocus: string[];
            website: string | null;
            verified: boolean;
            sourceUrl: string | null;
            attribution: string | null;
            lastSyncedAt: string | null;
        };
        FunderProfile: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            logoUrl: string | null;
            funderType: string | null;
            averageCheckSize: string | null;
            minCheckSize: string | null;
            maxCheckSize: string | null;
            currency: string | null;
            country: string | null;
            geographyFocus: string[];
            industryFocus: string[];
            stageFocus: string[];
            website: string | null;
            verified: boolean;
            sourceUrl: string | null;
            attribution: string | null;
            lastSyncedAt: string | null;
            typicalEquity: string | null;
            portfolioCount: number | null;
            activePortfolioCount: number | null;
            exitsCount: number | null;
            crunchbaseUrl: string | null;
            linkedinUrl: string | null;
            twitterUrl: string | null;
            source: string | null;
            rorId: string | null;
            orgIds: string[];
            uei: string | null;
            aliases: string[];
            parent: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            opportunities: components["schemas"]["FunderOpportunity"][];
            hasMoreOpportunities: boolean;
            fits: components["schemas"]["FunderFit"][];
            hasMoreEntities: boolean;
        };
        FunderOpportunity: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            fundingType: "grant" | "equity" | "loan" | "prize" | "accelerator" | "fellowship" | "other";
            minAmount: string | null;
            maxAmount: string | null;
            currency: string;
            deadline: string | null;
            deadlineTimezone: string | null;
            deadlineTime: string | null;
            closesAt: string | null;
            matchScore: number | null;
            isPutAway: boolean;
        };
        FunderFit: {
            /** Format: uuid */
            entityId: string;
            entityName: string;
            facts: {
                /** @enum {string} */
                fact: "industry" | "stage" | "geography" | "cheque";
                label: string;
                /** @enum {string} */
                verdict: "met" | "not_met" | "unknown";
                funder: string | null;
                entity: string | null;
                note: string | null;
            }[];
        };
        Award: {
            /** Format: uuid */
            id: string;
            recipientName: string;
            recipientType: ("company" | "nonprofit" | "university" | "school" | "government") | null;
            recipientCountry: string | null;
            recipientRegion: string | null;
            amount: string;
            currency: string;
            /** Format: date */
            awardedOn: string;
            title: string | null;
            url: string | null;
            funderName: string;
            /** @enum {string} */
            linkedBy: "identifier" | "name";
            /** @enum {string} */
            source: "usaspending" | "nsf" | "360giving";
            licence: string;
        };
        OpportunityRecord: {
            /** Format: uuid */
            id: string;
            name: string;
            funder: string | null;
            /** @enum {string} */
            fundingType: "grant" | "equity" | "loan" | "prize" | "accelerator" | "fellowship" | "other";
            minAmount: string | null;
            maxAmount: string | null;
            currency: string | null;
            deadline: string | null;
            closingTime: string | null;
            timeZone: string | null;
            deadlineNote: string | null;
            opens: string | null;
            description: string | null;
            countries: string[];
            regions: string[];
            entityTypes: string[];
            stages: string[];
            industries: string[];
            match: number | null;
            mark: ("saved" | "dismissed") | null;
            applicationUrl: string | null;
            link: string;
            source: string | null;
            sourceUrl: string | null;
            licence: {
                name: string;
                url: string | null;
            } | null;
            attribution: string | null;
            /** Format: date */
            asOf: string;
        };
    };
    responses: {
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "validation_failed";
                };
            };
        };
        RateLimited: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "rate_limited";
                };
            };
        };
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "internal";
                };
            };
        };
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "unavailable";
                };
            };
        };
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "too_large";
                };
            };
        };
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "unsupported_type";
                };
            };
        };
        ValidationFailedOrInvalidJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "validation_failed" | "invalid_json";
                };
            };
        };
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "unauthenticated";
                };
            };
        };
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "not_found";
                };
            };
        };
        SecondFactorRequiredOrForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "second_factor_required" | "forbidden";
                };
            };
        };
        SecondFactorRequiredOrCrossSiteOrForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "second_factor_required" | "cross_site" | "forbidden";
                };
            };
        };
        UnavailableOrAiUnavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code: "unavailable" | "ai_unavailable";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiEntities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entity"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiEntitiesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entity"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunities: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                show?: "all" | "saved" | "dismissed";
                sort?: "deadline";
                entityId?: string;
                order?: "relevance" | "deadline" | "amount";
                country?: string;
                statuses?: string;
                types?: string;
                amounts?: string;
                closes?: string;
                countries?: string;
                regions?: string;
                themes?: string;
                applicants?: string;
                sources?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        opportunities: components["schemas"]["OpportunityCard"][];
                        pagination: {
                            page: number;
                            total: number;
                            hasMore: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesFacets: {
        parameters: {
            query?: {
                search?: string;
                country?: string;
                statuses?: string;
                types?: string;
                amounts?: string;
                closes?: string;
                countries?: string;
                regions?: string;
                themes?: string;
                applicants?: string;
                sources?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        facets: {
                            statuses: components["schemas"]["Facet"];
                            types: components["schemas"]["Facet"];
                            amounts: components["schemas"]["Facet"];
                            closes: components["schemas"]["Facet"];
                            countries: components["schemas"]["Facet"];
                            regions: components["schemas"]["Facet"];
                            themes: components["schemas"]["Facet"];
                            applicants: components["schemas"]["Facet"];
                            sources: components["schemas"]["Facet"];
                        };
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesMatched: {
        parameters: {
            query?: {
                entityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        opportunities: components["schemas"]["MatchedOpportunity"][];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesId: {
        parameters: {
            query?: {
                entityId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opportunity"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesIdFunder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        funder: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        } | null;
                        summary: components["schemas"]["AwardSummary"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesIdSimilar: {
        parameters: {
            query?: {
                entityId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        opportunities: components["schemas"]["OpportunityCard"][];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    putApiOpportunitiesIdFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "saved" | "dismissed";
                    reason?: ("not_eligible" | "not_our_field" | "amount" | "effort" | "other") | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feedback: components["schemas"]["Feedback"];
                    };
                };
            };
            400: components["responses"]["ValidationFailedOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrCrossSiteOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationListItem"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    postApiApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    opportunityId: string;
                    /** Format: uuid */
                    entityId: string;
                    askingAmount: string | number;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "validation_failed" | "invalid_json";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "second_factor_required" | "cross_site" | "forbidden";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiApplicationsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchApiApplicationsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status?: "draft" | "in_progress" | "submitted" | "under_review" | "accepted" | "rejected" | "funded" | "completed";
                    title?: string | null;
                    notes?: string | null;
                    narrative?: string | null;
                    submittedDate?: string | null;
                    decisionDate?: string | null;
                    awardedAmount?: (string | number) | null;
                    aiDraftNarrative?: string | null;
                    aiProvider?: ("openai" | "anthropic" | "both" | "builtin") | null;
                    version?: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["ValidationFailedOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "second_factor_required" | "cross_site" | "forbidden";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiApplicationsIdQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: components["schemas"]["Question"][];
                        criteria?: {
                            /** Format: uuid */
                            questionId: string;
                            name: string;
                            weight: number | null;
                            unit: ("points" | "percent") | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    postApiApplicationsIdQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    questions: {
                        question: string;
                        limit?: number | null;
                        unit?: ("words" | "characters") | null;
                    }[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: components["schemas"]["Question"][];
                        criteria?: {
                            /** Format: uuid */
                            questionId: string;
                            name: string;
                            weight: number | null;
                            unit: ("points" | "percent") | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["ValidationFailedOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "second_factor_required" | "cross_site" | "forbidden";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchApiApplicationsIdQuestionsQuestionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    question?: string;
                    limit?: number | null;
                    unit?: ("words" | "characters") | null;
                    answer?: string | null;
                    accepted?: boolean;
                    position?: number;
                    version?: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "validation_failed" | "invalid_json";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "second_factor_required" | "cross_site" | "forbidden";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    postApiApplicationsIdQuestionsQuestionIdDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    aiProvider?: "openai" | "anthropic" | "both" | "builtin";
                    language?: ("en" | "fr" | "es" | "pt" | "ar") | null;
                    runId?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        question: components["schemas"]["Question"];
                        draft: components["schemas"]["AnswerDraft"] | null;
                    };
                };
            };
            400: components["responses"]["ValidationFailedOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "second_factor_required" | "cross_site" | "forbidden" | "email_unverified";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "rate_limited";
                    };
                };
            };
            500: components["responses"]["Internal"];
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "upstream_failed" | "upstream_refused";
                    };
                };
            };
            503: components["responses"]["UnavailableOrAiUnavailable"];
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "upstream_timeout";
                    };
                };
            };
        };
    };
    getApiApplicationsIdBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        budget: {
                            currency: string;
                            years: number;
                            overheadCap: number | null;
                            /** @enum {string} */
                            overheadBase: "direct" | "modified" | "personnel" | "total";
                            version: number;
                        } | null;
                        lines: components["schemas"]["BudgetLine"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiApplicationsIdTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: components["schemas"]["Task"][];
                        people: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            isCaller: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    postApiApplicationsIdTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    dueDate?: string | null;
                    assigneeId?: string | null;
                    section?: ("narrative" | "notes" | "aiDraftNarrative") | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "validation_failed" | "invalid_json";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "second_factor_required" | "cross_site" | "forbidden";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchApiApplicationsIdTasksTaskId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    dueDate?: string | null;
                    assigneeId?: string | null;
                    section?: ("narrative" | "notes" | "aiDraftNarrative") | null;
                    done?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "validation_failed" | "invalid_json";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "second_factor_required" | "cross_site" | "forbidden";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiTasksNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: components["schemas"]["NextTask"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiFunders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funder"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiFundersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunderProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiFundersIdAwards: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                currency?: string;
                recipientType?: "company" | "nonprofit" | "university" | "school" | "government" | "unknown";
                country?: string;
                region?: string;
                year?: number | string;
                linkedBy?: "identifier" | "name";
                recent?: "1";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        awards: components["schemas"]["Award"][];
                        pagination: {
                            page: number;
                            total: number;
                            hasMore: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiFundersIdAwardsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        summary: components["schemas"]["AwardSummary"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesIdCalendarIcs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "conflict";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiApplicationsExportCsv: {
        parameters: {
            query?: {
                columns?: string;
                search?: string;
                status?: "draft" | "in_progress" | "submitted" | "under_review" | "accepted" | "rejected" | "funded" | "completed";
                person?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "rate_limited";
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiApplicationsIdExportDocx: {
        parameters: {
            query?: {
                notes?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesExportCsv: {
        parameters: {
            query?: {
                columns?: string;
                search?: string;
                show?: "all" | "saved" | "dismissed";
                country?: string;
                sort?: "relevance" | "deadline" | "amount";
                entityId?: string;
                statuses?: string;
                types?: string;
                amounts?: string;
                closes?: string;
                countries?: string;
                regions?: string;
                themes?: string;
                applicants?: string;
                sources?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "rate_limited";
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiOpportunitiesExportJson: {
        parameters: {
            query?: {
                search?: string;
                show?: "all" | "saved" | "dismissed";
                country?: string;
                sort?: "relevance" | "deadline" | "amount";
                entityId?: string;
                statuses?: string;
                types?: string;
                amounts?: string;
                closes?: string;
                countries?: string;
                regions?: string;
                themes?: string;
                applicants?: string;
                sources?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isCut: boolean;
                        opportunities: components["schemas"]["OpportunityRecord"][];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SecondFactorRequiredOrForbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code: "rate_limited";
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
