import { FetchFailure } from "./types";

/** The host as people know it, with a port where there is one; cut, because a stranger chose it. */
export const hostOf = (url: URL) => (url.host.length > 80 ? `${url.host.slice(0, 79)}…` : url.host);

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`;

/** Every sentence that a curator can read about a visit that failed. */
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
      `The address at ${url.hostname} contains a user name or password. Leave it out and try again.`,
    ),
  port: (url: URL) =>
    new FetchFailure(
      "refused_address",
      `${hostOf(url)} is not visited: only the usual ports of websites, 80 and 443, are.`,
    ),
  notPublic: (url: URL) =>
    new FetchFailure(
      "refused_address",
      `${hostOf(url)} is not visited, because it is not on the public internet.`,
    ),
  unknownHost: (url: URL) =>
    new FetchFailure(
      "unknown_host",
      `There is no website at ${hostOf(url)}, or its name cannot be looked up.`,
    ),
  unreachable: (url: URL) => new FetchFailure("unreachable", `${hostOf(url)} could not be reached.`),
  certificate: (url: URL) =>
    new FetchFailure(
      "unreachable",
      `${hostOf(url)} has no valid security certificate, so nothing was read from it.`,
    ),
  timeout: (url: URL) => new FetchFailure("timeout", `${hostOf(url)} did not answer in time.`),
  busy: (url: URL) =>
    new FetchFailure(
      "timeout",
      `Too many pages of ${hostOf(url)} are waiting to be read. Please try again later.`,
    ),
  tooLarge: (url: URL, limit: number, status: number, isPdf = false) =>
    new FetchFailure(
      "too_large",
      `The ${isPdf ? "PDF" : "page"} at ${hostOf(url)} is larger than ${megabytes(limit)}.`,
      status,
    ),
  fileTooLarge: (url: URL, limit: number, status: number) =>
    new FetchFailure("too_large", `The file at ${hostOf(url)} is larger than ${kilobytes(limit)}.`, status),
  tooManyRedirects: (url: URL, limit: number) =>
    new FetchFailure("too_many_redirects", `${hostOf(url)} redirects more than ${limit} times.`),
  redirectCircle: (url: URL) =>
    new FetchFailure("too_many_redirects", `${hostOf(url)} redirects in a circle.`),
  wrongType: (url: URL, status: number) =>
    new FetchFailure(
      "wrong_type",
      `What ${hostOf(url)} has at this address is not a kind of page that can be read.`,
      status,
    ),
  robots: (url: URL) =>
    new FetchFailure(
      "robots",
      `${hostOf(url)} asks automated readers to leave this page alone (robots.txt).`,
    ),
  robotsUnreadable: (url: URL) =>
    new FetchFailure(
      "robots",
      `The robots.txt of ${hostOf(url)} could not be read, so the page was left alone. Please try again later.`,
    ),
  robotsDelay: (url: URL, seconds: number) =>
    new FetchFailure(
      "robots",
      `${hostOf(url)} asks for a pause of ${seconds} seconds between pages (robots.txt). Please try again later.`,
    ),
  loginWall: (url: URL, status: number) =>
    new FetchFailure(
      "login_wall",
      `${hostOf(url)} asks visitors to sign in before it shows this page.`,
      status,
    ),
  notHttp: (url: URL) =>
    new FetchFailure("bad_answer", `${hostOf(url)} gave an answer that makes no sense to a browser.`),
  brokenOff: (url: URL, status: number) =>
    new FetchFailure(
      "bad_answer",
      `The page at ${hostOf(url)} broke off before its end, or is damaged.`,
      status,
    ),
  emptyRedirect: (url: URL, status: number) =>
    new FetchFailure("bad_answer", `${hostOf(url)} redirects to nowhere.`, status),
};

/** The failure that an answer's status stands for; `undefined` when it brings a page. Redirects are not asked about. */
export function failureOfStatus(url: URL, status: number): FetchFailure | undefined {
  const host = hostOf(url);
  if (status === 401) return failures.loginWall(url, status);
  if (status === 404 || status === 410)
    return new FetchFailure("not_found", `${host} has no page at this address.`, status);
  if (status === 429)
    return new FetchFailure(
      "blocked",
      `${host} has had too many requests and refuses more. Please try again later.`,
      status,
    );
  if (status === 403 || status === 407 || status === 451)
    return new FetchFailure("blocked", `${host} refuses to show this page to us.`, status);
  if (status >= 500)
    return new FetchFailure("bad_answer", `${host} is not working at the moment (status ${status}).`, status);
  if (status < 200 || status >= 300)
    return new FetchFailure("bad_answer", `${host} gave an unexpected answer (status ${status}).`, status);
  return undefined;
}
