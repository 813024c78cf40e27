import { describe, expect, it } from "vitest";
import { signPolicy, signUploadForm } from "./s3-form";

/** Policy, key and signature as Amazon's documentation of browser-based uploads gives them for checking one's own code. */
const EXAMPLE = {
  policy:
    "eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0KICAiY29uZGl0aW9ucyI6IFsNCiAgICB7ImJ1Y2tldCI6ICJzaWd2NGV4YW1wbGVidWNrZXQifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRrZXkiLCAidXNlci91c2VyMS8iXSwNCiAgICB7ImFjbCI6ICJwdWJsaWMtcmVhZCJ9LA0KICAgIHsic3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiOiAiaHR0cDovL3NpZ3Y0ZXhhbXBsZWJ1Y2tldC5zMy5hbWF6b25hd3MuY29tL3N1Y2Nlc3NmdWxfdXBsb2FkLmh0bWwifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRDb250ZW50LVR5cGUiLCAiaW1hZ2UvIl0sDQogICAgeyJ4LWFtei1tZXRhLXV1aWQiOiAiMTQzNjUxMjM2NTEyNzQifSwNCiAgICB7IngtYW16LXNlcnZlci1zaWRlLWVuY3J5cHRpb24iOiAiQUVTMjU2In0sDQogICAgWyJzdGFydHMtd2l0aCIsICIkeC1hbXotbWV0YS10YWciLCAiIl0sDQoNCiAgICB7IngtYW16LWNyZWRlbnRpYWwiOiAiQUtJQUlPU0ZPRE5ON0VYQU1QTEUvMjAxNTEyMjkvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJ9LA0KICAgIHsieC1hbXotYWxnb3JpdGhtIjogIkFXUzQtSE1BQy1TSEEyNTYifSwNCiAgICB7IngtYW16LWRhdGUiOiAiMjAxNTEyMjlUMDAwMDAwWiIgfQ0KICBdDQp9",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  day: "20151229",
  region: "us-east-1",
};

describe("a form for a browser", () => {
  it("is signed as the documentation's example is", () => {
    expect(signPolicy(EXAMPLE.policy, EXAMPLE)).toBe(
      "8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e",
    );
  });

  it("limits the size, the key, the type and the time, and says so in its signed policy", () => {
    const { url, fields } = signUploadForm(
      { endpoint: "https://s3.example.org", bucket: "decks", region: "eu-west-1" },
      { accessKeyId: "KEY", secretAccessKey: "secret", sessionToken: "token of the role" },
      {
        key: "uploads/someone/deck",
        contentType: "application/octet-stream",
        maxBytes: 10_485_760,
        now: new Date("2027-03-31T12:00:00.123Z"),
        expiresIn: 900,
      },
    );
    expect(url).toBe("https://s3.example.org/decks");
    const { Policy, "X-Amz-Signature": signature, ...signed } = fields;
    const policy = JSON.parse(Buffer.from(Policy!, "base64").toString()) as {
      expiration: string;
      conditions: unknown[];
    };
    expect(policy.expiration).toBe("2027-03-31T12:15:00.123Z");
    expect(policy.conditions).toContainEqual(["content-length-range", 1, 10_485_760]);
    expect(policy.conditions).toContainEqual({ bucket: "decks" });
    for (const [name, value] of Object.entries(signed))
      expect(policy.conditions).toContainEqual({ [name]: value });
    expect(signed).toMatchObject({
      key: "uploads/someone/deck",
      "X-Amz-Credential": "KEY/20270331/eu-west-1/s3/aws4_request",
      "X-Amz-Date": "20270331T120000Z",
      "X-Amz-Security-Token": "token of the role",
    });
    expect(signature).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(fields)).not.toContain("secret");
  });
});
