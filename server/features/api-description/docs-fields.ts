import { html, type Html, renderProse } from "./html";
import type { JsonSchema } from "./json-schema";

const DEPTH_MAX = 8;

/** The anchor of a schema that has a name. */
export const buildSchemaAnchor = (name: string) => `schema-${name}`;

/** The fields of an object, with nested objects below. */
export function renderFields(schema: JsonSchema, depth = 0): Html | false {
  const { properties, required = [] } = unwrapItems(schema);
  if (!properties || depth > DEPTH_MAX) return false;
  return html`<ul class="fields">
    ${Object.entries(properties).map(([name, field]) =>
      renderField(name, field, required.includes(name), depth),
    )}
  </ul>`;
}

/** One field with its type, range and meaning. */
export function renderField(name: string, field: JsonSchema, isRequired: boolean, depth = 0): Html {
  const about = field.description ?? withoutNull(field).description;
  return html`<li>
    <code class="name">${name}</code>
    <span class="type">${renderType(field)}</span>${isRequired && html` <strong>required</strong>`}
    ${about && html`<p>${renderProse(about)}</p>`} ${renderVariants(field, depth)}
  </li>`;
}

/** The content of a field: the fields of an object, of list entries, or of each of several variants. */
function renderVariants(field: JsonSchema, depth: number): Html | false | (Html | false)[] {
  const inside = unwrapItems(field);
  const forms = (inside.oneOf ?? inside.anyOf)?.filter(({ properties }) => properties);
  if (!forms || forms.length === 0) return renderFields(inside, depth + 1);
  return forms.map((form) => renderFields(form, depth + 1));
}

/** The schema inside lists and maps. */
function unwrapItems(schema: JsonSchema): JsonSchema {
  const given = withoutNull(schema);
  if (given.items) return unwrapItems(given.items);
  if (!given.properties && typeof given.additionalProperties === "object")
    return unwrapItems(given.additionalProperties);
  return given;
}

/** The schema without its null variant. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
  return schema.anyOf && only && others.length === 0 ? only : schema;
}

const FORMATS: Record<string, string> = {
  uuid: "id (UUID)",
  email: "e-mail address",
  uri: "web address",
  date: "date",
  time: "time of day",
  "date-time": "time",
};
const TYPES: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  object: "object",
  array: "list",
  null: "null",
};

/** Renders the type of a value in words. */
export function renderType(schema: JsonSchema): Html {
  const { anyOf, oneOf, $ref } = schema;
  if ($ref) return renderReference($ref);
  const forms = anyOf ?? oneOf;
  if (forms) {
    const kinds = new Map(forms.map((form) => [renderType(form).markup, renderType(form)]));
    return html`${[...kinds.values()].map((kind, index) => html`${index > 0 && " or "}${kind}`)}`;
  }
  const { examples: [example] = [], default: standard } = schema;
  const facts = [
    renderKind(schema),
    describeRange(schema),
    example !== undefined && html`such as <code>${toText(example)}</code>`,
  ].filter((fact) => fact !== false && fact !== null);
  const unlessGiven = standard !== undefined && html`; <code>${toText(standard)}</code> if left out`;
  return html`${facts.map((fact, index) => html`${index > 0 && ", "}${fact}`)}${unlessGiven}`;
}

const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function renderKind(schema: JsonSchema): Html {
  if (schema.const !== undefined) return html`<code>${toText(schema.const)}</code>`;
  if (schema.enum)
    return html`one of
    ${schema.enum.map((word, index) => html`${index > 0 && ", "}<code>${toText(word)}</code>`)}`;
  if (schema.items && Object.keys(schema.items).length > 0) return html`list of ${renderType(schema.items)}`;
  if (schema.format && FORMATS[schema.format]) return html`${FORMATS[schema.format]}`;
  const types = [schema.type ?? []].flat();
  return html`${types.length === 0 ? "anything" : types.map((type) => TYPES[type] ?? type).join(" or ")}`;
}

const count = (value: number) => value.toLocaleString("en");

function describeRange(schema: JsonSchema): string | null {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const unit =
    schema.minLength !== undefined || schema.maxLength !== undefined
      ? " characters"
      : schema.minItems !== undefined || schema.maxItems !== undefined
        ? " entries"
        : "";
  if (least === undefined) return most === undefined ? null : `at most ${count(most)}${unit}`;
  if (most !== undefined) return `${count(least)} to ${count(most)}${unit}`;
  return least === 1 && unit === " characters" ? "not empty" : `at least ${count(least)}${unit}`;
}

function renderReference(ref: string): Html {
  const name = ref.split("/").at(-1) ?? "";
  return html`<a href="#${buildSchemaAnchor(name)}">${name}</a>`;
}
