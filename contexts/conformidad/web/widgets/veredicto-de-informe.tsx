import { useApi } from '@marco/web-kit/api-client';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useQuery } from '@tanstack/react-query';
import type { InformeConformidad } from '../../contract/index.ts';
import { VeredictoCard } from '../banco/veredicto-card.tsx';

/** What a kept report says: verdict, index and score. A report never changes, so it is read once. */
export function VeredictoDeInforme({ informeId }: { readonly informeId: string }) {
  const api = useApi();
  const informe = useQuery({
    queryKey: ['informes de conformidad', informeId],
    queryFn: ({ signal }) =>
      api.call(
        { method: 'GET', path: '/informes/{id}' },
        { params: { id: informeId } },
        { signal, base: 'private' },
      ) as Promise<InformeConformidad>,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <LoadBlock query={informe} subject="el informe del banco">
      {(data) => <VeredictoCard informe={data} />}
    </LoadBlock>
  );
}
