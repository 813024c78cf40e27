import { message } from "@shared/words/messages";
import { FetchFailure } from "./types";

/** Returns the host of an address for people, with its port. Shortened, because a stranger chose it. */
const getHostLabel = (url: URL) => (url.host.length > 80 ? `${url.host.slice(0, 79)}…` : url.host);

const toMegabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10;
const toKilobytes = (bytes: number) => Math.round(bytes / 1024);

/** All messages that a curator can read about a failed visit. */
export const failures = {
  notAnAddress: () =>
    new FetchFailure(
      "refused_address",
      "That is not a web address. It has to start with http:// or https://.",
    ),
  addressTooLong: () => new FetchFailure("refused_address", "That web address is too long."),
  credentials: (url: URL) =>
    new FetchFailure(
      "refused_address",
      message("The address at {host} contains a user name or password. Leave it out and try again.", {
        host: url.hostname,
      }),
    ),
  port: (url: URL) =>
    new FetchFailure(
      "refused_address",
      message("{host} is not visited: only the usual ports of websites, 80 and 443, are.", {
        host: getHostLabel(url),
      }),
    ),
  notPublic: (url: URL) =>
    new FetchFailure(
      "refused_address",
      message("{host} is not visited, because it is not on the public internet.", {
        host: getHostLabel(url),
      }),
    ),
  notEncrypted: (url: URL) =>
    new FetchFailure(
      "refused_address",
      message("{host} is not written to without encryption: the address has to start with https://.", {
        host: getHostLabel(url),
      }),
    ),
  unknownHost: (url: URL) =>
    new FetchFailure(
      "unknown_host",
      message("There is no website at {host}, or its name cannot be looked up.", { host: getHostLabel(url) }),
    ),
  unreachable: (url: URL) =>
    new FetchFailure("unreachable", message("{host} could not be reached.", { host: getHostLabel(url) })),
  certificate: (url: URL) =>
    new FetchFailure(
      "unreachable",
      message("{host} has no valid security certificate, so nothing was read from it.", {
        host: getHostLabel(url),
      }),
    ),
  timeout: (url: URL) =>
    new FetchFailure("timeout", message("{host} did not answer in time.", { host: getHostLabel(url) })),
  busy: (url: URL) =>
    new FetchFailure(
      "timeout",
      message("Too many pages of {host} are waiting to be read. Please try again later.", {
        host: getHostLabel(url),
      }),
    ),
  tooLarge: (url: URL, limit: number, status: number, isPdf = false) =>
    new FetchFailure(
      "too_large",
      message(
        isPdf ? "The PDF at {host} is larger than {n} MB." : "The page at {host} is larger than {n} MB.",
        { host: getHostLabel(url), n: toMegabytes(limit) },
      ),
      status,
    ),
  fileTooLarge: (url: URL, limit: number, status: number) =>
    new FetchFailure(
      "too_large",
      message("The file at {host} is larger than {n} kB.", {
        host: getHostLabel(url),
        n: toKilobytes(limit),
      }),
      status,
    ),
  tooManyRedirects: (url: URL, limit: number) =>
    new FetchFailure(
      "too_many_redirects",
      message("{host} redirects more than {n} times.", { host: getHostLabel(url), n: limit }),
    ),
  redirectCircle: (url: URL) =>
    new FetchFailure(
      "too_many_redirects",
      message("{host} redirects in a circle.", { host: getHostLabel(url) }),
    ),
  wrongType: (url: URL, status: number) =>
    new FetchFailure(
      "wrong_type",
      message("What {host} has at this address is not a kind of page that can be read.", {
        host: getHostLabel(url),
      }),
      status,
    ),
  robots: (url: URL) =>
    new FetchFailure(
      "robots",
      message("{host} asks automated readers to leave this page alone (robots.txt).", {
        host: getHostLabel(url),
      }),
    ),
  robotsUnreadable: (url: URL) =>
    new FetchFailure(
      "robots",
      message(
        "The robots.txt of {host} could not be read, so the page was left alone. Please try again later.",
        { host: getHostLabel(url) },
      ),
    ),
  robotsDelay: (url: URL, seconds: number) =>
    new FetchFailure(
      "robots",
      message("{host} asks for a pause of {n} seconds between pages (robots.txt). Please try again later.", {
        host: getHostLabel(url),
        n: seconds,
      }),
    ),
  loginWall: (url: URL, status: number) =>
    new FetchFailure(
      "login_wall",
      message("{host} asks visitors to sign in before it shows this page.", { host: getHostLabel(url) }),
      status,
    ),
  notHttp: (url: URL) =>
    new FetchFailure(
      "bad_answer",
      message("{host} gave an answer that makes no sense to a browser.", { host: getHostLabel(url) }),
    ),
  brokenOff: (url: URL, status: number) =>
    new FetchFailure(
      "bad_answer",
      message("The page at {host} broke off before its end, or is damaged.", { host: getHostLabel(url) }),
      status,
    ),
  emptyRedirect: (url: URL, status: number) =>
    new FetchFailure(
      "bad_answer",
      message("{host} redirects to nowhere.", { host: getHostLabel(url) }),
      status,
    ),
};

/** Returns the failure that a status stands for; `undefined` for success. Do not call it for redirects. */
export function getStatusFailure(url: URL, status: number): FetchFailure | undefined {
  const host = getHostLabel(url);
  if (status === 401) return failures.loginWall(url, status);
  if (status === 404 || status === 410)
    return new FetchFailure("not_found", message("{host} has no page at this address.", { host }), status);
  if (status === 429)
    return new FetchFailure(
      "blocked",
      message("{host} has had too many requests and refuses more. Please try again later.", { host }),
      status,
    );
  if (status === 403 || status === 407 || status === 451)
    return new FetchFailure(
      "blocked",
      message("{host} refuses to show this page to us ({status}). Some websites block scraping.", {
        host,
        status: String(status),
      }),
      status,
    );
  if (status >= 500)
    return new FetchFailure(
      "bad_answer",
      message("{host} is not working at the moment (status {status}).", { host, status: String(status) }),
      status,
    );
  if (status < 200 || status >= 300)
    return new FetchFailure(
      "bad_answer",
      message("{host} gave an unexpected answer (status {status}).", { host, status: String(status) }),
      status,
    );
  return undefined;
}
