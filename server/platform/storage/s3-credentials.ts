import type { S3Connection } from "./s3-connection";

const SECONDS = 900;
const TRY_MS = 8_000;

/** As the uploader reads them. */
export type TemporaryCredentials = {
  credentials: { AccessKeyId: string; SecretAccessKey: string; SessionToken: string; Expiration: string };
  bucket: string;
  region: string;
};

/**
 * Credentials for a quarter of an hour that can do nothing but upload below `prefix`; null where no role is set for them.
 * @throws AppError unavailable when they cannot be had
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
        connectionTimeout: TRY_MS,
        requestTimeout: TRY_MS,
        throwOnRequestTimeout: true,
      },
    });
    try {
      const { Credentials: given } = await client.send(
        new AssumeRoleCommand({
          RoleArn: sts.roleArn,
          RoleSessionName: name,
          DurationSeconds: SECONDS,
          Policy: JSON.stringify(uploadOnly(bucket, prefix)),
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

const uploadOnly = (bucket: string, prefix: string) => ({
  Version: "2012-10-17",
  Statement: [
    {
      Effect: "Allow",
      Action: ["s3:PutObject", "s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"],
      Resource: [`arn:aws:s3:::${bucket}/${prefix}*`],
    },
  ],
});
