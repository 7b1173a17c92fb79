import { useApi } from '@marco/web-kit/api-client';
import { foldText } from '@marco/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import type { listPlantillasEndpoint, Plantilla } from '../../contract/index.ts';

/** What the product says of each event, and whether mails leave it. */
export function usePlantillas() {
  const api = useApi();
  return useQuery({
    queryKey: ['parametros', 'plantillas'],
    queryFn: ({ signal }) =>
      api.call<typeof listPlantillasEndpoint>({ method: 'GET', path: '/correos' }, {}, { signal }),
  });
}

/** The templates whose name or subject has each word, under what they are about. */
export function findPlantillas(plantillas: readonly Plantilla[], search = '') {
  const words = foldText(search).split(/\s+/);
  const found = plantillas.filter(({ nombre, asunto, tema }) => {
    const text = foldText(`${nombre} ${asunto} ${tema}`);
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(found, ({ tema }) => tema)].map(([tema, items]) => ({
    codigo: tema,
    nombre: tema,
    items,
  }));
}
