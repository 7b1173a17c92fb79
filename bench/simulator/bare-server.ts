// A bare Node server that reads a JSON body and answers a fixed text of as many bytes as the simulator answers: what a call
// costs with nothing around it. Started by the benchmark; it stops with the process that started it.
import { once } from 'node:events';
import { createServer } from 'node:http';

const [answer]: string[] = await once(process, 'message');
if (answer === undefined) throw new Error('The answer did not arrive.');

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  JSON.parse(text);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(answer),
  });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit());
