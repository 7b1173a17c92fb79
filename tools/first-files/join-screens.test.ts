import { expect, it } from 'vitest';
import { joinScreens } from './join-screens.ts';

it('a page names what every context tells of its address and of those above, and comes before them', () => {
  const pages = joinScreens([
    { path: '/area', below: true, modules: ['area.tsx'], shared: ['session'] },
    { path: '/area/home', modules: ['home.tsx'] },
    { path: '/areas', modules: ['areas.tsx'] },
    { path: '/area/home', modules: ['panel.tsx'] },
  ]);
  const findPage = (path: string) => pages.find(({ address }) => new RegExp(address).test(path));
  expect(findPage('/area/home')?.modules.toSorted()).toEqual(['area.tsx', 'home.tsx', 'panel.tsx']);
  expect(findPage('/area/home')?.shared).toEqual(['session']);
  expect(findPage('/area')?.modules).toEqual(['area.tsx']);
  expect(findPage('/area/home/more')?.modules).toEqual(['area.tsx']);
  expect(findPage('/areas/')).toMatchObject({ modules: ['areas.tsx'], shared: [] });
  expect(findPage('/other')).toBeUndefined();
});

it('the landing is one address, and a named part of an address is any', () => {
  const pages = joinScreens([{ path: '/' }, { path: '/oid/:oid' }]);
  expect(pages.map(({ address }) => address)).toEqual(['^/oid/[^/]+/?$', '^/$']);
});
