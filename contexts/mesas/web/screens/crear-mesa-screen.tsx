import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { createMesa } from '../../contract/index.ts';
import { MesaForm } from '../gestion/mesa-form.tsx';
import { useConsultores } from '../gestion/use-consultores.ts';
import { usePermisosMesas } from '../gestion/use-gestion.ts';
import { toBody, VALORES_VACIOS, type ValoresMesa } from '../gestion/valores.ts';
import { mesasPaths, toMesa } from '../mesas.paths.ts';

const TITULO = 'Crear mesa';

/** Creates a mesa (MESA-11). */
export function CrearMesaScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const permisos = usePermisosMesas();
  const consultores = useConsultores();

  async function send(valores: ValoresMesa): Promise<void> {
    const body = toBody(valores);
    const { id } = await api.call<typeof createMesa>(
      { method: 'POST', path: '/mesaInteroperabilidad/crear' },
      { body },
      { base: 'private', idempotencyKey: idempotencyKey(body) },
    );
    await queries.invalidateQueries({ queryKey: ['mesas'] });
    banner.success(`Se creó la mesa ${body.nombre}.`);
    await navigate(`${toMesa(id)}?pestana=1`);
  }

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Describa qué se propone la mesa, quién la lidera y quién la acompaña. Será pública desde que se cree."
      />
      <LoadBlock query={permisos} subject="sus permisos">
        {({ crear }) =>
          crear.allowed ? (
            <LoadBlock query={consultores} subject="los consultores del ministerio">
              {(lista) => (
                <MesaForm
                  inicial={VALORES_VACIOS}
                  consultores={lista}
                  submitLabel="Crear mesa"
                  cancelTo={mesasPaths.homeRestored}
                  onSend={send}
                />
              )}
            </LoadBlock>
          ) : (
            <Notice tone="warn">{crear.reasons.join(' ')}</Notice>
          )
        }
      </LoadBlock>
    </>
  );
}
