/** What the tabs of one browser tell each other about the session. */
type TabMessage = 'activity';

const NAME = 'marco-sesion';

/** A way to the other tabs; without the browser's support each tab stands alone. */
export function openTabChannel(onMessage: (message: TabMessage) => void) {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { send: (message: TabMessage) => channel.postMessage(message), close: () => channel.close() };
}
