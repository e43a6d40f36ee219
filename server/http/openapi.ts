import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
  type ZodOpenApiSchemaObject,
} from "zod-openapi";
import type { Endpoint } from "../../contract/endpoint.ts";
import { errors } from "../../contract/errors.ts";
import { type EndpointGroup, endpointGroups, groupOf } from "../../contract/index.ts";
import { permissions } from "../../contract/permissions.ts";
import type { Scope } from "../../contract/scopes.ts";
import examples from "../../docs/api-examples.json" with { type: "json" };

/** Recorded from the running API by `tests/api-examples.test.ts`. */
const exampleOf = new Map<string, { request?: unknown; response: unknown }>(Object.entries(examples));

const values =
  "Money is US dollars with at most two decimals, lengths are inches, areas square feet, times ISO 8601 UTC.";

const schemes = {
  account: { type: "http", scheme: "bearer", description: "Token of the shop account." },
  apiKey: {
    type: "http",
    scheme: "bearer",
    description: "API key of a vendor or pro, `sk_…`, with the scope that the call names.",
  },
  aiAccount: {
    type: "apiKey",
    in: "header",
    name: "AuthorizationAI",
    description: "`Bearer <token>` of the AI design account.",
  },
} as const;

/** The OpenAPI 3.1 document of these endpoints, from the same schemas that validate their requests. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  return documentOf(
    { title: "Showroom marketplace", description: values },
    pathsOf(endpoints, (endpoint) => operation(endpoint)),
    schemes,
    endpointGroups.map(tagOf),
  );
}

const keyTags: Record<Scope, string> = {
  "products:read": "Products",
  "products:write": "Products",
  "stock:write": "Products",
  "orders:read": "Orders",
  "orders:write": "Orders",
  "payouts:read": "Money",
  webhooks: "Webhooks",
};
export const keyTagNames = [...new Set(Object.values(keyTags))];

/** The same of what API keys may call, by subject, below a guide in Markdown. */
export function keyCallsDocument(endpoints: readonly Endpoint[], guide: string) {
  const paths = pathsOf(
    endpoints.filter(({ scope }) => scope !== null),
    (endpoint) => ({
      ...operation(endpoint),
      tags: [keyTags[endpoint.scope!]],
      security: [{ apiKey: [endpoint.scope!] }],
    }),
  );
  const info = { title: "API for vendors and pros", description: guide };
  return documentOf(info, paths, { apiKey: schemes.apiKey }, keyTagNames);
}

function pathsOf(
  endpoints: readonly Endpoint[],
  operationOf: (endpoint: Endpoint) => ZodOpenApiOperationObject,
): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const [method, path] = endpoint.key.split(" ") as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

const documentOf = (
  info: { title: string; description: string },
  paths: ZodOpenApiPathsObject,
  securitySchemes: Partial<typeof schemes>,
  tags: readonly string[] = [],
) =>
  createDocument({
    openapi: "3.1.0",
    info: { title: info.title, version: "1", description: info.description },
    ...(tags.length > 0 && { tags: tags.map((name) => ({ name })) }),
    paths,
    components: { schemas: { Failure: failure }, securitySchemes },
  });

/** Every failure has this form; `code` is one of a closed table. */
const failure: ZodOpenApiSchemaObject = {
  type: "object",
  required: ["success", "message", "code", "request_id"],
  properties: {
    success: { const: false },
    message: { type: "string" },
    code: { type: "string", enum: Object.keys(errors) },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    request_id: { type: "string" },
    data: {},
  },
};

const mediaTypes: Record<Endpoint["accepts"], readonly string[]> = {
  json: ["application/json"],
  multipart: ["multipart/form-data"],
  either: ["application/json", "multipart/form-data"],
};

const tagOf = (group: EndpointGroup) => group[0]!.toUpperCase() + group.slice(1);

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const params = endpoint.params ?? undefined;
  const query = endpoint.query ?? undefined;
  const example = exampleOf.get(endpoint.key);
  return {
    operationId: operationId(endpoint.key),
    summary: endpoint.summary,
    description: `Permission \`${endpoint.permission}\`: ${permissions[endpoint.permission]}.${scopeWords(endpoint)}`,
    tags: [tagOf(groupOf.get(endpoint.key)!)],
    security: securityOf(endpoint),
    requestParams: {
      ...(params && { path: params as never }),
      ...(query && { query: query as never }),
    },
    ...(endpoint.idempotency !== "none" && {
      parameters: [
        {
          in: "header" as const,
          name: "Idempotency-Key",
          required: endpoint.idempotency === "required",
          schema: { type: "string" as const, maxLength: 200 },
        },
      ],
    }),
    ...(endpoint.body && {
      requestBody: {
        content: Object.fromEntries(
          mediaTypes[endpoint.accepts].map((type) => [
            type,
            {
              schema: endpoint.body!,
              ...(example?.request !== undefined && { example: example.request }),
            },
          ]),
        ),
      },
    }),
    responses: {
      [String(endpoint.status)]: {
        description: "Success",
        content: {
          [endpoint.reply.def.type === "file" ? "application/octet-stream" : "application/json"]: {
            schema: endpoint.reply,
            ...(example && { example: example.response }),
          },
        },
      },
      default: {
        description: "A failure; see `code`",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    } as ZodOpenApiResponsesObject,
  };
}

const scopeWords = ({ scope }: Endpoint) => (scope ? ` API keys need the scope \`${scope}\`.` : "");

const openPermissions = [
  "public.read",
  "session.open",
  "cart.own",
  "room.own",
  "dev.mailbox",
  "webhook.signed",
];

function securityOf({ permission, scope }: Endpoint): Record<string, string[]>[] {
  if (scope) return [{ account: [] }, { apiKey: [scope] }];
  if (permission === "ai.own") return [{ aiAccount: [] }];
  if (permission === "ai.open") return [{}, { aiAccount: [] }];
  return openPermissions.includes(permission) ? [{}, { account: [] }] : [{ account: [] }];
}

/** "POST /api/projectCart/update_cart" is `postProjectCartUpdateCart`. */
function operationId(key: string): string {
  const words = key
    .replace("/api/", "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1)))
    .join("");
}
