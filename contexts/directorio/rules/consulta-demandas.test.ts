import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe } from 'vitest';
import { formatConsultaDemandas, parseConsultaDemandas } from './consulta-demandas.ts';

describe('[AREA-15] the address of the data that are asked for', () => {
  proveListAddress({ parse: parseConsultaDemandas, format: formatConsultaDemandas }, [
    ['pagina=3&tamano=25', 'pagina=3&tamano=25'],
    ['', ''],
    ['pagina=0&tamano=7', ''],
  ]);
});
