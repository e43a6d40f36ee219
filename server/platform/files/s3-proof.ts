import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { StartFailure } from "../start-failure.ts";
import type { S3Address } from "./s3-address.ts";
import { s3Client } from "./s3-client.ts";

const patience_ms = 15_000;

/** Writes, lists, reads and deletes a small file. Throws StartFailure with one line that names the setting to change. */
export async function proveS3(address: S3Address): Promise<void> {
  const client = s3Client(address);
  const { bucket: Bucket, prefix } = address;
  const Key = `${prefix}.proof-${process.pid}`;
  const sent = { abortSignal: AbortSignal.timeout(patience_ms) };
  try {
    await client.send(new PutObjectCommand({ Bucket, Key, Body: "proof" }), sent);
    await client.send(new ListObjectsV2Command({ Bucket, Prefix: Key }), sent);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), sent);
    const read = await Body?.transformToString();
    if (read !== "proof") throw new Error("it returned other bytes than were written");
    await client.send(new DeleteObjectCommand({ Bucket, Key }), sent);
  } catch (error) {
    throw new StartFailure(explained(address, error as SdkError));
  } finally {
    client.destroy();
  }
}

type SdkError = Error & { code?: string; Code?: string; $metadata?: { httpStatusCode?: number } };

function explained({ bucket, endpoint }: S3Address, error: SdkError): string {
  const where = endpoint ?? "Amazon S3";
  const status = error.$metadata?.httpStatusCode;
  if (error.name === "NoSuchBucket")
    return `FILES_URL names the bucket "${bucket}", which ${where} doesn't have.`;
  if (error.name === "CredentialsProviderError")
    return "FILES_URL needs credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.";
  if (/region is missing/i.test(error.message)) return "FILES_URL needs a region, such as ?region=us-east-2.";
  if (status === 301 || error.name === "AuthorizationHeaderMalformed")
    return `FILES_URL: the bucket "${bucket}" is in another region. Add its region, such as ?region=us-east-2.`;
  if (status === 401 || status === 403)
    return `${where} refused the credentials for FILES_URL (${error.name}). Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of an account that can read, write, list and delete in the bucket "${bucket}".`;
  if (status === undefined)
    return `FILES_URL: ${where} can't be reached (${error.code ?? error.name}). Check the address and whether the store is running.`;
  return `FILES_URL: ${where} doesn't work as an S3 store (${status} ${error.name}: ${error.message}).`;
}
