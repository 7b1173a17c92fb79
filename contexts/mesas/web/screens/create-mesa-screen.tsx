import { explainDecision } from '@marco/contract-kit/decision';
import { Termino } from '@marco/parametros/widgets';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useCreation } from '@marco/web-kit/saved-change';
import type { createMesaEndpoint } from '../../contract/index.ts';
import { mesasPaths, toMesa } from '../../contract/mesas.paths.ts';
import { MesaForm } from '../mesas/mesa-form.tsx';
import { useConsultores } from '../mesas/use-consultores.ts';
import { usePermisosMesas } from '../mesas/use-gestion.ts';
import { toBody, VALORES_VACIOS, type ValoresMesa } from '../mesas/valores.ts';

const TITULO = 'Crear mesa';

/** Creates a mesa (MESA-11). */
export function CreateMesaScreen() {
  usePageTitle(TITULO);
  const create = useCreation(['mesas']);
  const permisos = usePermisosMesas();
  const consultores = useConsultores();

  async function send(valores: ValoresMesa): Promise<void> {
    const body = toBody(valores);
    await create({
      body,
      run: (api, options) =>
        api.call<typeof createMesaEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/crear' },
          { body },
          options,
        ),
      done: `Se creó la mesa ${body.nombre}.`,
      toRecord: (id) => `${toMesa(id)}?pestana=1`,
    });
  }

  return (
    <>
      <PageHeading
        title={TITULO}
        lead={
          <>
            Describa qué se propone la <Termino clave="mesa">mesa</Termino>, quién la lidera y quién la
            acompaña. Será pública desde que se cree.
          </>
        }
      />
      <LoadBlock query={permisos} subject="sus permisos">
        {({ crear }) =>
          crear.allowed ? (
            <LoadBlock query={consultores} subject="los consultores del ministerio">
              {(lista) => (
                <MesaForm
                  inicial={VALORES_VACIOS}
                  consultores={lista}
                  version={null}
                  submitLabel="Crear mesa"
                  cancelTo={mesasPaths.homeRestored}
                  onSend={send}
                />
              )}
            </LoadBlock>
          ) : (
            <Notice tone="warn">{explainDecision(crear)}</Notice>
          )
        }
      </LoadBlock>
    </>
  );
}
