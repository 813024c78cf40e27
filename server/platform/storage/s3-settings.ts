import type { Config } from "../config/config";

export type S3Settings = {
  /** The address of the store for this server and for browsers, without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Without them the client asks where it runs for short ones: a role of the machine, container or web identity. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** The service and role for temporary credentials; null when there are none. */
  sts: { endpoint: string; roleArn: string } | null;
};

/** Returns the S3 store of the settings (`readConfig` requires endpoint and bucket together, and both keys or none), or null. */
export function getS3Settings(config: Config): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET) return null;
  const { S3_STS_ENDPOINT, S3_STS_ROLE_ARN } = config;
  return {
    endpoint: S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: S3_BUCKET,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    sts: S3_STS_ENDPOINT && S3_STS_ROLE_ARN ? { endpoint: S3_STS_ENDPOINT, roleArn: S3_STS_ROLE_ARN } : null,
  };
}

/** Returns the address of an object, without a signature. */
export const getS3Address = ({ endpoint, bucket }: S3Settings, key: string) => `${endpoint}/${bucket}/${key}`;
