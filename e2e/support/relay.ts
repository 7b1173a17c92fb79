import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy between a browser and the product, which can stop the transfer without either side noticing it. */
export interface Relay {
  /** Goes as `proxy.server` of a browser context. */
  readonly server: string;
  /** Nothing that is sent to the product goes on from now; what it answers does. */
  hold(): void;
  /** Lets everything through again. */
  release(): void;
  /** Breaks every connection off and takes no other, as a cable that is pulled out; a browser tries once more by itself. */
  cut(): void;
  close(): Promise<void>;
}

export async function openRelay(): Promise<Relay> {
  const sockets = new Set<Socket>();
  const uploads = new Set<IncomingMessage>();
  let isHeld = false;
  let isCut = false;

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '' } = incoming;
    const onward = request(url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    const stop = () => onward.destroy();
    onward.on('error', () => answer.destroy());
    incoming.on('error', stop).on('aborted', stop);
    incoming.on('data', (chunk: Buffer) => {
      if (!onward.write(chunk)) {
        incoming.pause();
        onward.once('drain', () => isHeld || incoming.resume());
      }
    });
    incoming.on('end', () => onward.end());
    uploads.add(incoming);
    incoming.on('close', () => uploads.delete(incoming));
    if (isHeld) incoming.pause();
  }

  const server = createServer(forward);
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    server: `http://127.0.0.1:${port}`,
    hold: () => {
      isHeld = true;
      for (const upload of uploads) upload.pause();
    },
    release: () => {
      isHeld = false;
      isCut = false;
      for (const upload of uploads) upload.resume();
    },
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
