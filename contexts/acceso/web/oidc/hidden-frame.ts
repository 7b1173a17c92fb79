/** Opens an address in a frame nobody sees. */
export function openHiddenFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.src = address;
  document.body.append(frame);
  return frame;
}
