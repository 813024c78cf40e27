import { createHmac } from "node:crypto";
import type { S3Settings } from "./s3-settings";

/** A form that a browser posts with the file as its last field, named "file". */
export type UploadForm = { url: string; fields: Record<string, string> };

/**
 * Signs a form for one object. Unlike a presigned PUT it can limit the size of a file whose size is not known
 * beforehand. It is short enough not to need the client's separate package.
 */
export function signUploadForm(
  { endpoint, bucket, region }: Pick<S3Settings, "bucket" | "endpoint" | "region">,
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string },
  form: { key: string; contentType: string; maxBytes: number; now: Date; expiresIn: number },
): UploadForm {
  const time = form.now.toISOString().replace(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const fields = {
    key: form.key,
    "Content-Type": form.contentType,
    success_action_status: "201",
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${credentials.accessKeyId}/${day}/${region}/s3/aws4_request`,
    "X-Amz-Date": time,
    ...(credentials.sessionToken !== undefined && { "X-Amz-Security-Token": credentials.sessionToken }),
  };
  const policy = {
    expiration: new Date(form.now.getTime() + form.expiresIn * 1000).toISOString(),
    conditions: [
      { bucket },
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
      ["content-length-range", 1, form.maxBytes],
    ],
  };
  const Policy = Buffer.from(JSON.stringify(policy)).toString("base64");
  const signature = signPolicy(Policy, { secretAccessKey: credentials.secretAccessKey, day, region });
  return { url: `${endpoint}/${bucket}`, fields: { ...fields, Policy, "X-Amz-Signature": signature } };
}

/** Signs a policy in base64 with signature version 4, in hex. */
export function signPolicy(
  policy: string,
  { secretAccessKey, day, region }: { secretAccessKey: string; day: string; region: string },
): string {
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, policy).toString("hex");
}
