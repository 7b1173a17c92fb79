import type { PublicCalls } from '@marco/test-kit/declarations';

export const publicCalls: PublicCalls = {
  getOid: [{ records: 'select distinct on (tipo) oid from oid_nodos order by tipo, oid desc' }],
};
