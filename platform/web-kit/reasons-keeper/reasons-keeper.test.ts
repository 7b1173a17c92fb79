import { describe, expect, it } from 'vitest';
import { placeInside } from './reasons-keeper.tsx';

describe('place of a text over the page', () => {
  it('is where it would be, moved no further than the edges of the window ask', () => {
    expect(placeInside(400, 200, 1280)).toBe(400);
    expect(placeInside(1200, 200, 1280)).toBe(1072);
    expect(placeInside(-50, 200, 1280)).toBe(8);
    expect(placeInside(100, 400, 320)).toBe(8);
  });
});
