/** Where files are in an S3 store. Credentials are not part of it: they come from the SDK's usual environment. */
export interface S3Address {
  bucket: string;
  /** Before every path: empty, or ending with a slash. */
  prefix: string;
  /** undefined: Amazon's, by region. */
  endpoint: string | undefined;
  region: string | undefined;
  /** Encryption that is asked for with each write; undefined: whatever the bucket does by itself. */
  encryption: { algorithm: "AES256" | "aws:kms"; key: string | undefined } | undefined;
}

const known = new Set(["endpoint", "region", "encryption", "kms_key"]);

/**
 * Reads `s3://bucket/prefix?endpoint=…&region=…&encryption=…&kms_key=…`; undefined if it isn't one. Only the bucket has to
 * be named.
 */
export function readS3Address(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams, username, password, hash } = new URL(text);
  if (protocol !== "s3:" || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) return undefined;
  if (username || password || hash || [...searchParams.keys()].some((name) => !known.has(name)))
    return undefined;
  const endpoint = searchParams.get("endpoint") ?? undefined;
  if (endpoint !== undefined && !isWebAddress(endpoint)) return undefined;
  const algorithm = searchParams.get("encryption") ?? undefined;
  const key = searchParams.get("kms_key") ?? undefined;
  if (algorithm !== undefined && algorithm !== "AES256" && algorithm !== "aws:kms") return undefined;
  if (key !== undefined && algorithm !== "aws:kms") return undefined;
  const folder = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, "");
  return {
    bucket: hostname,
    prefix: folder && `${folder}/`,
    endpoint,
    region: searchParams.get("region") ?? undefined,
    encryption: algorithm && { algorithm, key },
  };
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
