import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { QueryError } from '@marco/web-kit/load-error';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  listPreferenciasEndpoint,
  Preferencia,
  updatePreferenciasEndpoint,
} from '../../contract/index.ts';
import type { EnvioCorreo } from '../../contract/terms.ts';
import styles from '../notificaciones/notificaciones.module.css';

const TITULO = 'Preferencias de notificaciones';
const QUERY_KEY = ['parametros', 'preferencias'];
const ENVIOS = [
  { value: 'inmediato', label: 'De inmediato' },
  { value: 'resumen', label: 'En el resumen diario' },
  { value: 'nunca', label: 'Nunca' },
];

/** 'app/notifications/preferences': by which channel the person wants each event. */
export function PreferenciasScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listPreferenciasEndpoint>(
        { method: 'GET', path: '/notificaciones/preferencias' },
        {},
        { signal },
      ),
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeading title={TITULO} lead="Elija cómo quiere enterarse de cada evento." />
      {error ? (
        <QueryError title="No fue posible cargar sus preferencias" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando preferencias" /> : null}
      {data && !error ? <PreferenciasForm preferencias={data.preferencias} /> : null}
      <div className={styles['note']}>
        <Notice>
          Los avisos necesarios para ingresar, como la aprobación de su registro o un cambio de contraseña,
          siempre llegan.
        </Notice>
      </div>
    </>
  );
}

function PreferenciasForm({ preferencias }: { readonly preferencias: readonly Preferencia[] }) {
  const api = useApi();
  const queries = useQueryClient();
  const banners = useBanner();
  const form = useRuledForm<{ readonly preferencias: readonly Preferencia[] }>({
    initial: { preferencias },
    // Each choice may be sent.
    findErrors: () => ({}),
    staysOpen: true,
    onSend: async (sent) => {
      const saved = await api.call<typeof updatePreferenciasEndpoint>(
        { method: 'PUT', path: '/notificaciones/preferencias' },
        {
          body: {
            preferencias: sent.preferencias.map(({ evento, correo, producto }) => ({
              evento,
              correo,
              producto,
            })),
          },
        },
      );
      queries.setQueryData(QUERY_KEY, saved);
      banners.success('Se guardaron sus preferencias.');
      // What was chosen while it was saved waits for the next time.
      form.restart(saved, (now) => (now === sent ? saved : now));
    },
  });
  const chosen = form.values.preferencias;
  const change = (evento: string, part: Partial<Preferencia>) =>
    form.change({
      preferencias: chosen.map((each) => (each.evento === evento ? { ...each, ...part } : each)),
    });

  return (
    <Card title="Eventos" flush>
      <form onSubmit={form.onSubmit}>
        {chosen.map(({ evento, nombre, descripcion, correo, producto }) => (
          <fieldset key={evento} className={styles['event']}>
            <legend className="sr">{nombre}</legend>
            <div>
              <h3>{nombre}</h3>
              <p>{descripcion}</p>
            </div>
            <Select
              label="Correo"
              options={ENVIOS}
              value={correo}
              onChange={(value) => change(evento, { correo: value as EnvioCorreo })}
            />
            <Checkbox
              label="En el sistema"
              checked={producto}
              onChange={(value) => change(evento, { producto: value })}
            />
          </fieldset>
        ))}
        <div className={styles['actions']}>
          <Button type="submit" busy={form.isSending && 'Guardando'}>
            Guardar
          </Button>
        </div>
      </form>
    </Card>
  );
}
