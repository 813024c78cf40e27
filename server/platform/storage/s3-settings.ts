import type { Config } from "../config/config";

export type S3Settings = {
  /** Where the store is reached, by this server and by browsers; no slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Where temporary credentials are made, and for which role; null when none are given out. */
  sts: { endpoint: string; roleArn: string } | null;
};

/** The S3 store that the settings name (`readConfig` takes all of it or nothing), or null. */
export function s3SettingsOf(config: Config): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const { S3_STS_ENDPOINT, S3_STS_ROLE_ARN } = config;
  return {
    endpoint: S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: S3_BUCKET,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    sts: S3_STS_ENDPOINT && S3_STS_ROLE_ARN ? { endpoint: S3_STS_ENDPOINT, roleArn: S3_STS_ROLE_ARN } : null,
  };
}

/** The address of an object, without a signature. */
export const s3AddressOf = ({ endpoint, bucket }: S3Settings, key: string) => `${endpoint}/${bucket}/${key}`;
