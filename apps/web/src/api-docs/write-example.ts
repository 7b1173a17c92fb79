import { type ApiCall, toAddress } from './api-call.ts';

/** Languages an example is written in, as people call them. */
export const LANGUAGES = ['curl', 'JavaScript', 'Python', 'Java'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In the place of the token of a person, which no example shows. */
const TOKEN = 'SU_TOKEN';

interface Example extends ApiCall {
  readonly origin: string;
}

/** A program that makes the call, with nothing but what comes with its language. */
export function writeExample(language: Language, call: ApiCall, origin: string): string {
  const headers = call.needsSession
    ? [...call.headers, ['authorization', `Bearer ${TOKEN}`] as const]
    : call.headers;
  return WRITERS[language]({ ...call, headers, origin });
}

const WRITERS: Readonly<Record<Language, (example: Example) => string>> = {
  curl: writeCurl,
  JavaScript: writeJavaScript,
  Python: writePython,
  Java: writeJava,
};

function toUrl(example: Example): string {
  return example.origin + toAddress(example);
}

/** A word of a shell, whatever stands in it. */
function quoteShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function writeCurl(example: Example): string {
  const { method, origin, path, query, headers, body, takesFile } = example;
  const isRead = method === 'GET';
  const start = isRead
    ? `curl ${query.length > 0 ? '-G ' : ''}${quoteShell(origin + path)}`
    : `curl -X ${method} ${quoteShell(toUrl(example))}`;
  return [
    start,
    ...headers.map(([name, value]) => `-H ${quoteShell(`${name}: ${value}`)}`),
    ...(isRead ? query.map(([name, value]) => `--data-urlencode ${quoteShell(`${name}=${value}`)}`) : []),
    ...(body === null ? [] : [`-d ${quoteShell(body)}`]),
    ...(takesFile ? ["-F 'archivo=@documento.pdf'"] : []),
  ].join(' \\\n  ');
}

/** Lines of a text, all but the first moved to the right. */
function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** JSON that can be read, or the text itself as a text of the language. */
function readBody(body: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return null;
  }
}

function writeJavaScript(example: Example): string {
  const { method, headers, body, takesFile } = example;
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length === 0
      ? []
      : [
          `headers: {\n${headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('')}  },`,
        ]),
    ...(body === null
      ? []
      : [`body: ${readBody(body) ? `JSON.stringify(${indent(body, 2)})` : JSON.stringify(body)},`]),
    ...(takesFile ? ['body: formulario,'] : []),
  ];
  const url = JSON.stringify(toUrl(example));
  const form = takesFile
    ? '// archivo: el que la persona eligió en <input type="file">\nconst formulario = new FormData();\nformulario.append(\'archivo\', archivo);\n\n'
    : '';
  const call =
    options.length === 0
      ? `const respuesta = await fetch(${url});`
      : `const respuesta = await fetch(${url}, {\n  ${options.join('\n  ')}\n});`;
  return `${form}${call}\nconsole.log(respuesta.status, await respuesta.text());`;
}

/** A value of JSON as Python writes it. */
function toPython(value: unknown, depth = 0): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((one) => toPython(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${toPython(one, depth + 1)}`);
  if (items.length === 0) return open + close;
  const margin = '    '.repeat(depth + 1);
  return `${open}\n${items.map((one) => `${margin}${one},\n`).join('')}${'    '.repeat(depth)}${close}`;
}

function writePython(example: Example): string {
  const { method, headers, body, takesFile } = example;
  if (takesFile)
    return `# Con la biblioteca requests: pip install requests\nimport requests\n\nwith open("documento.pdf", "rb") as archivo:\n    respuesta = requests.request(\n        "${method}",\n        ${JSON.stringify(toUrl(example))},\n        headers=${indent(toPython(Object.fromEntries(headers)), 8)},\n        files={"archivo": archivo},\n    )\nprint(respuesta.status_code, respuesta.text)`;
  const read = body === null ? null : readBody(body);
  const data = body === null ? null : read ? `json.dumps(${toPython(read.value)})` : JSON.stringify(body);
  const parts = [
    JSON.stringify(toUrl(example)),
    `method="${method}"`,
    ...(headers.length === 0 ? [] : [`headers=${toPython(Object.fromEntries(headers))}`]),
    ...(data === null ? [] : [`data=${data}.encode()`]),
  ];
  return `import json\nimport urllib.request\n\npeticion = urllib.request.Request(\n    ${parts.map((part) => `${indent(part, 4)},`).join('\n    ')}\n)\nwith urllib.request.urlopen(peticion) as respuesta:\n    print(respuesta.status, respuesta.read().decode())`.replace(
    data === null || !read ? 'import json\n' : '',
    '',
  );
}

function writeJava(example: Example): string {
  const { method, headers, body, takesFile } = example;
  const publisher =
    body === null
      ? takesFile
        ? 'BodyPublishers.ofByteArray(formulario)'
        : 'BodyPublishers.noBody()'
      : `BodyPublishers.ofString(${JSON.stringify(compact(body))})`;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    '',
    ...(takesFile
      ? ['// formulario: el cuerpo multipart/form-data con el archivo en el campo «archivo»']
      : []),
    // A file of its own: `java Ejemplo.java` runs it.
    'public class Ejemplo {',
    '    public static void main(String[] args) throws Exception {',
    `        var peticion = HttpRequest.newBuilder(URI.create(${JSON.stringify(toUrl(example))}))`,
    ...headers.map(
      ([name, value]) => `            .header(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    `            .method("${method}", ${publisher})`,
    '            .build();',
    '        var respuesta = HttpClient.newHttpClient().send(peticion, BodyHandlers.ofString());',
    '        System.out.println(respuesta.statusCode() + " " + respuesta.body());',
    '    }',
    '}',
  ].join('\n');
}

/** JSON in one line; what is no JSON as it is. */
function compact(body: string): string {
  const read = readBody(body);
  return read ? JSON.stringify(read.value) : body;
}
