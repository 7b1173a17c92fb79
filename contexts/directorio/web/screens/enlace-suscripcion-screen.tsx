import { useAddressSecret } from '@marco/acceso/widgets';
import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { LoadError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useMutation } from '@tanstack/react-query';
import { directorioPaths } from '../../contract/directorio.paths.ts';
import type {
  closeSuscripcionEndpoint,
  Suscripcion,
  verifySuscripcionEndpoint,
} from '../../contract/index.ts';

const CONFIRMAR = {
  titulo: 'Confirmar la suscripción',
  pregunta: 'Confirme que quiere recibir estos avisos',
  texto: 'Le escribiremos solo cuando cambie lo que sigue.',
  boton: 'Confirmar la suscripción',
  haciendo: 'Confirmando',
  hecho: 'La suscripción quedó confirmada',
  fallo: 'No fue posible confirmar la suscripción',
} as const;

const RETIRAR = {
  titulo: 'Dejar de recibir avisos',
  pregunta: 'Deje de recibir estos avisos',
  texto: 'No tiene que ingresar. Puede suscribirse de nuevo cuando quiera.',
  boton: 'Dejar de recibirlos',
  haciendo: 'Retirando',
  hecho: 'Ya no recibirá estos avisos',
  fallo: 'No fue posible retirar la suscripción',
} as const;

/** Where the mail of a visitor leads: who reads that mailbox wants to be told. */
export function ConfirmarScreen() {
  const api = useApi();
  return (
    <Enlace
      textos={CONFIRMAR}
      send={(codigo) =>
        api.call<typeof verifySuscripcionEndpoint>(
          { method: 'POST', path: '/suscripciones/confirmar' },
          { body: { codigo } },
          { base: 'public' },
        )
      }
    />
  );
}

/** Where every mail leads who wants no more of them. */
export function RetirarScreen() {
  const api = useApi();
  return (
    <Enlace
      textos={RETIRAR}
      send={(codigo) =>
        api.call<typeof closeSuscripcionEndpoint>(
          { method: 'POST', path: '/suscripciones/retirar' },
          { body: { codigo } },
          { base: 'public' },
        )
      }
    />
  );
}

interface EnlaceProps {
  readonly textos: typeof CONFIRMAR | typeof RETIRAR;
  readonly send: (codigo: string) => Promise<Suscripcion>;
}

/** One press does it: programs that look at the links of a mail press nothing. */
function Enlace({ textos, send }: EnlaceProps) {
  usePageTitle(textos.titulo);
  const codigo = useAddressSecret('codigo');
  const done = useMutation({ mutationFn: send });
  const { data, error, isPending, mutate } = done;
  return (
    <>
      <PageHeading title={textos.titulo} />
      <Card flush>
        {codigo === null ? (
          <EmptyState
            title="El enlace no trae su código."
            text="Ábralo otra vez desde el correo que recibió."
          >
            <ButtonLink variant="secondary" to={directorioPaths.home}>
              Ir al directorio
            </ButtonLink>
          </EmptyState>
        ) : data ? (
          <div role="status">
            <EmptyState drawing="done" title={textos.hecho} text={data.nombre}>
              <ButtonLink variant="secondary" to={data.direccion}>
                Ver lo que sigue
              </ButtonLink>
            </EmptyState>
          </div>
        ) : error ? (
          <LoadError
            title={textos.fallo}
            reason={errorMessage(error)}
            onRetry={() => mutate(codigo)}
            isRetrying={isPending}
          />
        ) : (
          <EmptyState title={textos.pregunta} text={textos.texto}>
            <Button busy={isPending && textos.haciendo} onClick={() => mutate(codigo)}>
              {textos.boton}
            </Button>
          </EmptyState>
        )}
      </Card>
    </>
  );
}
