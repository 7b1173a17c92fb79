import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { openFailure } from '@marco/web-kit/failure-modal';
import { QueryError } from '@marco/web-kit/load-error';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Select } from '@marco/web-kit/select';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const modals = useModal();
  const [chosen, setChosen] = useState(preferencias);
  const [isSaving, setSaving] = useState(false);
  const change = (evento: string, part: Partial<Preferencia>) =>
    setChosen((all) => all.map((each) => (each.evento === evento ? { ...each, ...part } : each)));

  async function save(): Promise<void> {
    setSaving(true);
    try {
      const saved = await api.call<typeof updatePreferenciasEndpoint>(
        { method: 'PUT', path: '/notificaciones/preferencias' },
        {
          body: {
            preferencias: chosen.map(({ evento, correo, producto }) => ({ evento, correo, producto })),
          },
        },
      );
      queries.setQueryData(QUERY_KEY, saved);
      banners.success('Se guardaron sus preferencias.');
    } catch (error) {
      await openFailure(modals, error);
    }
    setSaving(false);
  }

  return (
    <Card title="Eventos" flush>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
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
          <Button type="submit" busy={isSaving && 'Guardando'}>
            Guardar
          </Button>
        </div>
      </form>
    </Card>
  );
}
