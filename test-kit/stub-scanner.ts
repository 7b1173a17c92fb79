import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface StubScanner {
  readonly port: number;
  /** Closes the daemon and its connections; after that nothing answers at its address. */
  stop(): Promise<void>;
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** An antivirus that takes a whole INSTREAM command of clamd and then does what a test says. */
export async function startStubScanner(
  reply: (socket: Socket, content: Buffer) => void,
): Promise<StubScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    // A client that gives up breaks the connection.
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = readContent(received);
      if (content) reply(socket, content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Content of the command once its end has arrived: chunks, each after its length; length zero ends it. */
function readContent(received: Buffer): Buffer | null {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return null;
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
