import type { NewsDataOf, NewsListView, NewsOpportunity, NewsView } from "@shared/validators/news";
import { testId } from "@/test/opportunities";

export const newsOpportunity = (over: Partial<NewsOpportunity> = {}): NewsOpportunity => ({
  id: testId(1),
  name: "Clean Water Pilot Fund",
  funderName: "Water Trust",
  deadline: "2026-11-30",
  deadlineTimezone: null,
  ...over,
});

type CommonFields = Partial<Pick<NewsView, "id" | "createdAt" | "isRead">>;

export const deadlineNews = (over: CommonFields & Partial<NewsDataOf["deadline"]> = {}): NewsView => ({
  id: testId(901),
  createdAt: new Date().toISOString(),
  isRead: false,
  kind: "deadline",
  opportunity: newsOpportunity(),
  applicationId: testId(700),
  entityName: "Volta Clean Water",
  daysLeft: 7,
  ...over,
});

export const foundNews = (over: CommonFields & Partial<NewsDataOf["saved_search"]> = {}): NewsView => ({
  id: testId(902),
  createdAt: new Date().toISOString(),
  isRead: false,
  kind: "saved_search",
  opportunity: newsOpportunity({ id: testId(2), name: "Solar for Schools" }),
  searchId: testId(800),
  searchName: "solar pumps, Kenya",
  ...over,
});

export const newsAnswer = (news: NewsView[], over: Partial<NewsListView> = {}): { body: NewsListView } => ({
  body: { news, unread: news.filter(({ isRead }) => !isRead).length, hasMore: false, ...over },
});
