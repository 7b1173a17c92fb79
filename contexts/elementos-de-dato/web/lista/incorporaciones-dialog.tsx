import { refuseWith } from '@marco/contract-kit/decision';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Modal } from '@marco/web-kit/modal';
import { Outcome, OutcomeList, OutcomeReasons } from '@marco/web-kit/outcome-list';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type {
  approveIncorporacionesEndpoint,
  computeIncorporacionesEndpoint,
  EfectoIncorporacion,
  ElementoListado,
  ResultadoIncorporacion,
} from '../../contract/index.ts';
import { MAXIMO_INCORPORACIONES } from '../../contract/terms.ts';

interface IncorporacionesDialogProps {
  readonly elementos: readonly ElementoListado[];
  readonly onClose: () => void;
  /** Something was incorporated. */
  readonly onDone: () => void;
}

type Resultados = readonly ResultadoIncorporacion[];

/** The exact list of what will come into force and what will not, with its reason; then what became of each. */
export function IncorporacionesDialog({ elementos, onClose, onDone }: IncorporacionesDialogProps) {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  const formId = useId();
  const [resultados, setResultados] = useState<Resultados | null>(null);
  const versiones = elementos.map(({ versionId }) => ({ versionId }));
  const sonDemasiados = versiones.length > MAXIMO_INCORPORACIONES;
  const previa = useQuery({
    queryKey: ['elementos', 'incorporaciones', versiones],
    enabled: !sonDemasiados && resultados === null,
    queryFn: ({ signal }) =>
      api.call<typeof computeIncorporacionesEndpoint>(
        { method: 'POST', path: '/elemento-dato/incorporaciones/vistaPrevia' },
        { body: { versiones } },
        { signal, base: 'private' },
      ),
    staleTime: 0,
    gcTime: 0,
    // The list somebody reads stays the one they confirm.
    refetchOnWindowFocus: false,
  });
  const efectos = previa.data?.efectos ?? [];
  const entran = efectos.filter(({ decision }) => decision.allowed);
  const form = useRuledForm<Record<string, never>>({
    initial: {},
    names: {},
    findErrors: () => ({}),
    onSend: async () => {
      const { resultados: uno, hechos } = await api.call<typeof approveIncorporacionesEndpoint>(
        { method: 'POST', path: '/elemento-dato/incorporaciones' },
        { body: { versiones: entran.map(toElegida) } },
        { base: 'private' },
      );
      void queries.invalidateQueries({ queryKey: ['elementos', 'listar'] });
      onDone();
      if (hechos < uno.length) {
        setResultados(uno);
        return;
      }
      banner.success(presentHechos(hechos));
      onClose();
    },
  });
  if (resultados)
    return (
      <Modal
        isOpen
        onClose={onClose}
        title="Incorporación terminada"
        message={presentHechos(resultados.filter(({ hecho }) => hecho).length)}
        actions={<Button onClick={onClose}>Cerrar</Button>}
      >
        <OutcomeList label="Qué pasó con cada elemento">
          {resultados.map(({ versionId, hecho, razones }) => (
            <Outcome
              key={versionId}
              isGood={hecho}
              mark={hecho ? 'Incorporado' : 'No se incorporó'}
              name={presentElemento(elementos.find((each) => each.versionId === versionId))}
            >
              {hecho ? null : <p>{razones.join(' ')}</p>}
            </Outcome>
          ))}
        </OutcomeList>
      </Modal>
    );
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Incorporar al lenguaje común"
      message="Esto pasará con cada elemento. A quienes usan la versión anterior se les avisa con el texto propuesto; para cambiarlo, incorpore el elemento desde su página."
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={form.isSending && 'Incorporando'}
            blocked={findBloqueo(sonDemasiados, previa.isPending, entran.length)}
          >
            Incorporar {formatNumber(entran.length)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit}>
        {sonDemasiados ? <p>{DEMASIADOS}</p> : null}
        {sonDemasiados ? null : (
          <LoadBlock query={previa} subject="la vista previa">
            {(data) => (
              <>
                <p role="status">
                  {formatNumber(data.permitidos)} de {formatNumber(data.efectos.length)} se incorporarán.
                </p>
                <OutcomeList label="Qué pasará con cada elemento">
                  {data.efectos.map((efecto) => (
                    <Outcome
                      key={efecto.versionId}
                      isGood={efecto.decision.allowed}
                      mark={efecto.decision.allowed ? 'Se incorporará' : 'No se incorporará'}
                      name={presentElemento(
                        efecto.elemento ?? elementos.find((each) => each.versionId === efecto.versionId),
                      )}
                    >
                      {efecto.decision.allowed ? (
                        <p>{presentEfecto(efecto)}</p>
                      ) : (
                        <OutcomeReasons decision={efecto.decision} />
                      )}
                    </Outcome>
                  ))}
                </OutcomeList>
              </>
            )}
          </LoadBlock>
        )}
      </form>
    </Modal>
  );
}

const DEMASIADOS = `Seleccione máximo ${MAXIMO_INCORPORACIONES} elementos a la vez.`;
const NINGUNO = refuseWith('Ninguno de los elementos seleccionados se puede incorporar ahora.');
const CARGANDO = refuseWith('Espere a ver qué pasará con cada elemento.');

/** A version with the state of its record that the list showed. */
function toElegida({ versionId, version }: EfectoIncorporacion) {
  return { versionId, ...(version === null ? {} : { version }) };
}

function findBloqueo(sonDemasiados: boolean, carga: boolean, entran: number) {
  if (sonDemasiados) return refuseWith(DEMASIADOS);
  if (carga) return CARGANDO;
  return entran === 0 ? NINGUNO : undefined;
}

function presentHechos(cuantos: number): string {
  if (cuantos === 0) return 'No se incorporó ningún elemento.';
  return cuantos === 1
    ? 'Se incorporó 1 elemento al lenguaje común.'
    : `Se incorporaron ${formatNumber(cuantos)} elementos al lenguaje común.`;
}

function presentElemento(
  elemento: { readonly nombre: string; readonly identificador: string; readonly numero: string } | undefined,
): string {
  return elemento
    ? `${elemento.nombre} (${elemento.identificador} ${elemento.numero})`
    : 'Elemento no disponible';
}

/** What an incorporation does, in words. */
function presentEfecto({ reemplaza, compatible }: EfectoIncorporacion): string {
  if (reemplaza === null) return 'Será su primera versión vigente.';
  const historica = `La versión ${reemplaza} pasará a histórica`;
  return compatible === false
    ? `${historica} y sus mensajes dejarán de ser válidos.`
    : `${historica}; sus mensajes siguen siendo válidos.`;
}
