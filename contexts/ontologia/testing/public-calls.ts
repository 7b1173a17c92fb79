import type { PublicCalls } from '@marco/test-kit/declarations';

export const publicCalls: PublicCalls = {
  listFichasElemento: [
    {
      records:
        'select min(elemento_id) as "idElemento" from ontologia_definiciones where elemento_id is not null',
    },
  ],
};
