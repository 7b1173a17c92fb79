import { useAddressSecret } from '@marco/acceso/widgets';
import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { LoadError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useMutation } from '@tanstack/react-query';
import type { closeSuscripcionReporteEndpoint } from '../../contract/index.ts';
import { TITULO_RETIRAR } from '../../contract/reportes.paths.ts';

/** Where every mail of an indicador leads who wants no more of them: one press, as programs that look at links press nothing. */
export function FinSuscripcionScreen() {
  usePageTitle(TITULO_RETIRAR);
  const api = useApi();
  const codigo = useAddressSecret('codigo');
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (suyo: string) =>
      api.call<typeof closeSuscripcionReporteEndpoint>(
        { method: 'POST', path: '/suscripciones-reportes/retirar' },
        { body: { codigo: suyo } },
        { base: 'public' },
      ),
  });
  return (
    <>
      <PageHeading title={TITULO_RETIRAR} />
      <Card flush>
        {codigo === null ? (
          <EmptyState
            title="El enlace no trae su código."
            text="Ábralo otra vez desde el correo que recibió."
          />
        ) : data ? (
          <div role="status">
            <EmptyState drawing="done" title="Ya no recibirá este indicador" text={data.nombre} />
          </div>
        ) : error ? (
          <LoadError
            title="No fue posible retirar la suscripción"
            reason={errorMessage(error)}
            onRetry={() => mutate(codigo)}
            isRetrying={isPending}
          />
        ) : (
          <EmptyState
            title="Deje de recibir este indicador"
            text="No tiene que ingresar. Puede suscribirse de nuevo cuando quiera."
          >
            <Button busy={isPending && 'Retirando'} onClick={() => mutate(codigo)}>
              Dejar de recibirlo
            </Button>
          </EmptyState>
        )}
      </Card>
    </>
  );
}
