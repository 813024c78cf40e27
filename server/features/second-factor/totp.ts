import { Secret, TOTP } from "otpauth";
import { PRODUCT_NAME } from "@shared/constants/brand";
import type { TotpSetupView } from "@shared/validators/second-factor";

const PERIOD_SECONDS = 30;
/** RFC 4226 wants 160 bits. */
const SECRET_BYTES = 20;
/** Clocks of phones are a little wrong, and typing takes a while. */
const STEPS_AROUND = 1;

/** The half minute whose code was typed, counted from 1970, and how many it is before (-1) or after (1) the present. */
export type TotpStep = { step: number; distance: number };

export const makeTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const createTotp = (secret: string, email = "") =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label: email,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  });

/** Finds the half minute whose code was typed: the present one or one beside it. Null for a code that is wrong. */
export function findTotpStep(secret: string, typed: string, now: Date): TotpStep | null {
  const token = typed.replace(/\s/g, "");
  if (!isTotpCode(token)) return null;
  const timestamp = now.getTime();
  const distance = createTotp(secret).validate({ token, timestamp, window: STEPS_AROUND });
  if (distance === null) return null;
  return { step: Math.floor(timestamp / 1000 / PERIOD_SECONDS) + distance, distance };
}

/** Six figures. Anything else can only be a recovery code. */
export const isTotpCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ""));

/** Makes what an authenticator app needs to know the secret. */
export async function toTotpSetupView(secret: string, email: string): Promise<TotpSetupView> {
  const address = createTotp(secret, email).toString();
  return { secret, address, qr: await drawQrCode(address) };
}

/** Draws a QR code as one path, so that the page needs neither a picture nor foreign markup. */
async function drawQrCode(text: string): Promise<TotpSetupView["qr"]> {
  // Few processes ever draw one, so that the others need no memory for it.
  const { default: QRCode } = await import("qrcode");
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const { size, data } = modules;
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : "",
  );
  return { size, path: squares.join("") };
}
