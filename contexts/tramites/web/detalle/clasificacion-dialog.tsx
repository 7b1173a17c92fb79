import { ElementoAutocomplete } from '@marco/elementos-de-dato/widgets';
import { Button } from '@marco/web-kit/button';
import { FormModal } from '@marco/web-kit/form-modal';
import { Notice } from '@marco/web-kit/notice';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { Sparkles } from 'lucide-react';
import type {
  computePropuestasRequisitoEndpoint,
  DetalleTramite,
  ElementoDePapel,
  RequisitoDeTramite,
  updateElementosRequisitoEndpoint,
} from '../../contract/index.ts';
import { DECISIONES_MAPEO, type DecisionMapeo } from '../../contract/terms.ts';
import { toTramiteKey } from '../use-tramites.ts';
import styles from './clasificacion-dialog.module.css';

interface Elemento
  extends Pick<ElementoDePapel, 'elementoId' | 'nombre' | 'dato' | 'decision' | 'confianza'> {
  readonly razones: readonly string[];
}

interface Valores {
  readonly elementos: readonly Elemento[];
}

const OPCIONES = (Object.keys(DECISIONES_MAPEO) as DecisionMapeo[]).map((value) => ({
  value,
  label: DECISIONES_MAPEO[value],
}));

interface ClasificacionDialogProps {
  readonly tramite: DetalleTramite;
  readonly requisito: RequisitoDeTramite;
  readonly onClose: () => void;
}

/** A person says which elements a requisito proves; the assistant proposes some. */
export function ClasificacionDialog({ tramite, requisito, onClose }: ClasificacionDialogProps) {
  const { id, codigo, version } = tramite;
  const { send, isSaving } = useSavedChange<DetalleTramite>({
    show: (queries, saved) => queries.setQueryData([...toTramiteKey(codigo), 'private'], saved),
    refresh: ['tramites'],
  });
  const params = { id: String(id), idRequisito: String(requisito.id) };
  const form = useRuledForm<Valores>({
    initial: { elementos: requisito.elementos },
    names: { elementos: 'Datos que prueba' },
    findErrors: () => ({}),
    onSend: async ({ elementos }) => {
      const body = {
        elementos: elementos.map(({ elementoId, dato, decision }) => ({ elementoId, dato, decision })),
      };
      const isDone = await send(
        (api, options) =>
          api.call<typeof updateElementosRequisitoEndpoint>(
            { method: 'PUT', path: '/tramites/{id}/requisitos/{idRequisito}/elementos' },
            { params, body },
            { ...options, base: 'private', version },
          ),
        'Se guardó qué datos prueba el requisito.',
        leaveToCaller,
      );
      if (isDone) onClose();
    },
  });
  const { elementos } = form.values;
  const write = (elemento: Elemento) =>
    form.change({ elementos: elementos.map((uno) => (isSame(uno, elemento) ? elemento : uno)) });

  async function propose(): Promise<void> {
    const isDone = await send(
      (api, options) =>
        api.call<typeof computePropuestasRequisitoEndpoint>(
          { method: 'POST', path: '/tramites/{id}/requisitos/{idRequisito}/propuestas' },
          { params },
          { ...options, base: 'private', version },
        ),
      'El asistente propuso elementos. Decida sobre cada uno.',
    );
    if (isDone) onClose();
  }

  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="large"
      title={`Datos que prueba «${requisito.nombre}»`}
      message="Solo lo que una persona acepta se publica como seguro."
      submitLabel="Guardar decisiones"
    >
      {requisito.datos.length > 0 ? (
        <Notice>Según el trámite, prueba: {requisito.datos.join('; ')}.</Notice>
      ) : null}
      {elementos.map((elemento) => (
        <div key={`${elemento.elementoId} ${elemento.dato}`} className={styles['elemento']}>
          <RadioGroup
            label={elemento.dato === '' ? elemento.nombre : `${elemento.nombre}, por «${elemento.dato}»`}
            hint={explainPropuesta(elemento)}
            options={OPCIONES}
            value={elemento.decision}
            onChange={(decision) => write({ ...elemento, decision })}
          />
        </div>
      ))}
      <ElementoAutocomplete
        label="Agregar un elemento"
        hint="Se agrega aceptado, por el primer dato que aún no tiene elemento."
        optional
        soloVigentes
        value={null}
        onSelectionChange={(elegido) => {
          if (!elegido) return;
          const { elementoId, nombre } = elegido;
          const dato = findDatoLibre(requisito.datos, elementos);
          const nuevo = {
            elementoId,
            nombre,
            dato,
            decision: 'aceptado',
            razones: [],
            confianza: null,
          } as const;
          if (!elementos.some((uno) => isSame(uno, nuevo))) form.change({ elementos: [...elementos, nuevo] });
        }}
      />
      <div>
        <Button
          variant="secondary"
          icon={<Sparkles size={16} />}
          busy={isSaving && 'Preguntando al asistente'}
          onClick={() => void propose()}
        >
          Pedir propuestas al asistente
        </Button>
      </div>
    </FormModal>
  );
}

const isSame = (uno: Elemento, otro: Elemento) =>
  uno.elementoId === otro.elementoId && uno.dato === otro.dato;

/** The first datum of the requisito that no accepted element stands for; its first one where all have. */
function findDatoLibre(datos: readonly string[], elementos: readonly Elemento[]): string {
  const libre = datos.find(
    (dato) => !elementos.some((uno) => uno.dato === dato && uno.decision !== 'rechazado'),
  );
  return libre ?? datos[0] ?? '';
}

function explainPropuesta({ confianza, razones }: Elemento): string | undefined {
  if (confianza === null) return undefined;
  return [`El asistente lo propuso con ${confianza} de 100.`, ...razones].join(' ');
}
