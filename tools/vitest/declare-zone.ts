import { ZONE } from '@marco/country/zone';
import { declareZone } from '../../platform/web-kit/format/index.ts';

// As apps/web/src/main.tsx does before the first screen.
declareZone(ZONE);
