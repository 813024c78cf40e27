import { renderField, renderFields, buildSchemaAnchor, renderType } from "./docs-fields";
import { html, type Html, renderProse } from "./html";
import type { Described, OpenApiDocument, OpenApiOperation, Parameter } from "./openapi";

type Routed = Omit<OpenApiOperation, "responses"> & {
  method: string;
  path: string;
  responses: Record<string, Described>;
};

const buildTagAnchor = (name: string) => name.toLowerCase().replace(/\W+/g, "-");

/** The description as a page that works without scripts. */
export function renderDocs(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Routed => ({
      ...operation,
      method,
      path,
      responses: readAnswers(document, operation),
    })),
  );
  const { info, tags, components } = document;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <nav aria-label="Contents">
          <ul>
            ${tags.map(({ name }) => html`<li><a href="#${buildTagAnchor(name)}">${name}</a></li>`)}
            <li><a href="#schemas">Schemas</a></li>
          </ul>
        </nav>
        <main id="content">
          <h1>${info.title}</h1>
          <p class="lead">${info.summary}.</p>
          ${info.description.split("\n\n").map((paragraph) => html`<p>${renderProse(paragraph)}</p>`)}
          <p>For programs: <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>.</p>
          ${tags.map(({ name, description }) =>
            renderTag(
              name,
              description,
              operations.filter(({ tags: [tag] }) => tag === name),
            ),
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<article>
                  <h3 id="${buildSchemaAnchor(name)}">${name}</h3>
                  <details>
                    <summary>Fields of ${name}</summary>
                    ${renderFields(schema)}
                  </details>
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`.markup;
}

/** The answers of an operation, with those that it refers to. */
const readAnswers = ({ components }: OpenApiDocument, { responses }: OpenApiOperation) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      "$ref" in answer ? components.responses[answer.$ref.split("/").at(-1) ?? ""]! : answer,
    ]),
  );

const renderTag = (name: string, about: string, operations: Routed[]) =>
  html`<section aria-labelledby="${buildTagAnchor(name)}">
    <h2 id="${buildTagAnchor(name)}">${name}</h2>
    <p>${renderProse(about)}</p>
    ${operations.map(renderOperation)}
  </section>`;

function renderOperation(operation: Routed): Html {
  const { method, path, operationId, summary, description = "", parameters = [], responses } = operation;
  const [answers, errors] = [Object.entries(responses), Object.entries(responses)].map((all, index) =>
    all.filter(([status]) => Number(status) >= 400 === (index === 1)),
  );
  return html`<article>
    <h3 id="${operationId}">
      <a href="#${operationId}">
        <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
      </a>
    </h3>
    <p><strong>${summary}.</strong> ${renderProse(description)}</p>
    ${renderParameters("In the address", parameters, "path")}
    ${renderParameters("Query", parameters, "query")} ${renderBody(operation)}
    <h4>Answers</h4>
    <dl>
      ${answers?.map(
        ([status, { description: about, content = {} }]) =>
          html`<dt>${status}</dt>
            <dd>
              ${renderProse(about)}
              ${Object.entries(content).map(([type, { schema }]) => renderContent(type, schema))}
            </dd>`,
      )}
    </dl>
    <details>
      <summary>Errors of <code>${method.toUpperCase()} ${path}</code></summary>
      <dl>
        ${errors?.map(
          ([status, { description: about }]) =>
            html`<dt>${status}</dt>
              <dd>${renderCodes(about)}</dd>`,
        )}
      </dl>
    </details>
  </article>`;
}

function renderParameters(heading: string, parameters: Parameter[], place: Parameter["in"]): Html | false {
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return false;
  return html`<h4>${heading}</h4>
    <ul class="fields">
      ${here.map(({ name, schema, required, description }) =>
        renderField(name, { ...schema, ...(description ? { description } : {}) }, required),
      )}
    </ul>`;
}

function renderBody({ requestBody }: Routed): Html | false {
  if (!requestBody) return false;
  return html`<h4>Body</h4>
    ${requestBody.description && html`<p>${renderProse(requestBody.description)}</p>`}
    ${Object.entries(requestBody.content).map(([type, { schema }]) =>
      schema?.properties
        ? renderFields(schema)
        : html`<p>${schema ? renderType(schema) : html`<code>${type}</code>`}</p>`,
    )}`;
}

function renderContent(type: string, schema: Parameters<typeof renderFields>[0] | undefined): Html | false {
  const fields = schema && renderFields(schema);
  if (fields)
    return html`<details>
      <summary>Fields of the answer</summary>
      ${fields}
    </details>`;
  if (schema && type === "application/json") return html`<p>${renderType(schema)}</p>`;
  return type !== "application/json" && html`<code>${type}</code>`;
}

/** `code: what it means.` after one another. */
const renderCodes = (about: string) =>
  about
    .split(/(?:^|(?<=\.) )(?=[a-z_]+: )/)
    .filter(Boolean)
    .map((line) => {
      const [code = "", ...meaning] = line.split(": ");
      return html`<p><code>${code}</code> ${renderProse(meaning.join(": "))}</p>`;
    });
