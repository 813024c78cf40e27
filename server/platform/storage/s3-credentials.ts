import type { S3Connection } from "./s3-connection";

const LIFETIME_SECONDS = 900;
const TIMEOUT_MS = 8_000;

/** In the format that the uploader expects. */
export type TemporaryCredentials = {
  credentials: { AccessKeyId: string; SecretAccessKey: string; SessionToken: string; Expiration: string };
  bucket: string;
  region: string;
};

/**
 * Creates credentials for a quarter of an hour that can only upload below `prefix`; null where no role is configured.
 * @throws AppError unavailable when the store gives none
 */
export async function assumeRole(
  s3: S3Connection,
  prefix: string,
  name: string,
): Promise<TemporaryCredentials | null> {
  const { sts, bucket, region, credentials } = s3.settings;
  if (!sts) return null;
  return s3.run(async () => {
    const { STSClient, AssumeRoleCommand } = await import("@aws-sdk/client-sts");
    const client = new STSClient({
      endpoint: sts.endpoint,
      region,
      credentials,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: TIMEOUT_MS,
        requestTimeout: TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    });
    try {
      const { Credentials: given } = await client.send(
        new AssumeRoleCommand({
          RoleArn: sts.roleArn,
          RoleSessionName: name,
          DurationSeconds: LIFETIME_SECONDS,
          Policy: JSON.stringify(createUploadPolicy(bucket, prefix)),
        }),
      );
      if (!given?.AccessKeyId || !given.SecretAccessKey || !given.SessionToken || !given.Expiration)
        throw new Error("no credentials were given");
      const { AccessKeyId, SecretAccessKey, SessionToken } = given;
      const Expiration = given.Expiration.toISOString();
      return { credentials: { AccessKeyId, SecretAccessKey, SessionToken, Expiration }, bucket, region };
    } finally {
      client.destroy();
    }
  });
}

const createUploadPolicy = (bucket: string, prefix: string) => ({
  Version: "2012-10-17",
  Statement: [
    {
      Effect: "Allow",
      Action: ["s3:PutObject", "s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"],
      Resource: [`arn:aws:s3:::${bucket}/${prefix}*`],
    },
  ],
});
