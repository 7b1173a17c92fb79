import { type RefObject, useLayoutEffect, useState } from 'react';
import { createMeasure, estimateText } from './measure-text.ts';
import type { Room } from './scene.ts';

/** Where nothing is laid out. */
const UNKNOWN_WIDTH = 640;
const BASE_SIZE = 16;
/** Size of the texts as a share of the text size of the page; larger on a phone. */
const TEXT_SHARE = 0.8;
const PHONE_SHARE = 0.84;
const PHONE = 480;

function readRoom(element: HTMLElement | null): Room {
  const width = element?.clientWidth || UNKNOWN_WIDTH;
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BASE_SIZE;
  const size = root * (width < PHONE ? PHONE_SHARE : TEXT_SHARE);
  const measure = element ? createMeasure(getComputedStyle(element).fontFamily) : estimateText;
  return { width, size, measure };
}

/** The room of an element, told again when it, the text size of the page or the fonts change; undefined before it is laid out. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    let isHere = true;
    const read = (areFontsNew = false) => {
      if (!isHere) return;
      const next = readRoom(element.current);
      setRoom((last) => {
        const isSame = last?.width === next.width && last.size === next.size;
        return isSame && !areFontsNew ? last : next;
      });
    };
    read();
    void document.fonts?.ready.then(() => read(true));
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => read());
    // The page itself grows with the text size people choose.
    for (const one of [element.current, document.body]) if (one) observer?.observe(one);
    return () => {
      isHere = false;
      observer?.disconnect();
    };
  }, [element]);
  return room;
}
