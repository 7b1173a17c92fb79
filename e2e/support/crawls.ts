import { testingModules } from '@marco/api/testing-modules';
import type { Places, Viewer } from '@marco/test-kit/declarations';
import { staffAppPlaces, visitorAppPlaces } from './app-places.ts';
import { toPlace } from './declared-places.ts';
import type { Place } from './places.ts';

/** Places that one viewer looks at, one after the other. */
export interface Crawl {
  /** The context they are of. */
  readonly of: string;
  readonly viewer: Viewer;
  readonly places: readonly Place[];
}

const KINDS: readonly Viewer[] = ['visitor', 'operator', 'staff', 'leader', 'administrator'];

/** What a context declares for a viewer. */
function crawlOf(context: string, declared: Places, viewer: Viewer): Crawl {
  return { of: context, viewer, places: (declared[viewer] ?? []).map((one) => toPlace(one, viewer)) };
}

/** Every place of the product but those of the authenticator, by context and viewer. */
export const CRAWLS: readonly Crawl[] = [
  { of: 'the application', viewer: 'visitor', places: visitorAppPlaces },
  { of: 'the application', viewer: 'staff', places: staffAppPlaces },
  ...testingModules.flatMap(({ context, places = {} }) =>
    KINDS.map((viewer) => crawlOf(context, places, viewer)).filter((crawl) => crawl.places.length > 0),
  ),
];
