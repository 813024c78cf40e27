/** A user of a server over HTTP. Every method throws unless the server answers with success. */
export type Person = {
  email: string;
  password: string;
  get<T>(path: string): Promise<T>;
  text(path: string): Promise<string>;
  bytes(path: string): Promise<Buffer>;
  post<T>(path: string, body?: object): Promise<T>;
  patch<T>(path: string, body: object): Promise<T>;
  put<T>(path: string, body: object | Buffer): Promise<T>;
  delete(path: string): Promise<void>;
};

async function sendRequest(
  url: string,
  method: string,
  path: string,
  cookie: string,
  body?: object | Buffer,
) {
  const isFile = Buffer.isBuffer(body);
  const answer = await fetch(url + path, {
    method,
    headers: {
      cookie,
      ...(body && { "content-type": isFile ? "application/octet-stream" : "application/json" }),
    },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

function buildPerson(url: string, credentials: { email: string; password: string }, cookie: string): Person {
  const sendJson = async <T>(method: string, path: string, body?: object | Buffer) => {
    const text = await (await sendRequest(url, method, path, cookie, body)).text();
    return (text ? JSON.parse(text) : null) as T;
  };
  return {
    ...credentials,
    get: (path) => sendJson("GET", path),
    text: async (path) => (await sendRequest(url, "GET", path, cookie)).text(),
    bytes: async (path) => Buffer.from(await (await sendRequest(url, "GET", path, cookie)).arrayBuffer()),
    post: (path, body = {}) => sendJson("POST", path, body),
    patch: (path, body) => sendJson("PATCH", path, body),
    put: (path, body) => sendJson("PUT", path, body),
    delete: async (path) => void (await sendJson("DELETE", path)),
  };
}

async function startSession(
  url: string,
  path: string,
  body: { email: string; password: string },
): Promise<Person> {
  const answer = await sendRequest(url, "POST", path, "", body);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return buildPerson(url, { email: body.email, password: body.password }, cookie);
}

export const signIn = (url: string, { email, password }: { email: string; password: string }) =>
  startSession(url, "/api/auth/login", { email, password });

export const signUp = (
  url: string,
  account: { email: string; password: string; firstName: string; lastName: string },
) => startSession(url, "/api/auth/signup", account);
