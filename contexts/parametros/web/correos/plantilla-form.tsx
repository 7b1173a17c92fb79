import { explainRequired } from '@marco/contract-kit/required-text';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { TextInput } from '@marco/web-kit/field';
import { formatMoment } from '@marco/web-kit/format';
import { bindField, isSameData, useRuledForm } from '@marco/web-kit/ruled-form';
import { Tag } from '@marco/web-kit/tag';
import { Textarea } from '@marco/web-kit/textarea';
import { type ConflictField, leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import type { EdicionPlantilla, PlantillaDetalle, updatePlantillaEndpoint } from '../../contract/index.ts';
import { LARGOS_PLANTILLA } from '../../contract/terms.ts';
import { findErroresTextos } from '../../rules/textos-plantilla.ts';
import { toMessages } from '../to-messages.ts';
import { BotonPrueba } from './boton-prueba.tsx';
import { BotonesVariables } from './botones-variables.tsx';
import styles from './correos.module.css';
import { HistorialPlantilla } from './historial-plantilla.tsx';
import { useInsert } from './use-insert.ts';
import { VariablesAyuda } from './variables-ayuda.tsx';
import { VistaPrevia } from './vista-previa.tsx';

type Texto = keyof typeof LARGOS_PLANTILLA;

const NOMBRES: Readonly<Record<Texto, string>> = {
  asunto: 'Asunto',
  cuerpo: 'Cuerpo del correo',
  aviso: 'Aviso en el sistema',
};

const presentSiNo = (value: boolean) => (value ? 'Sí' : 'No');

/** The lengths are of the contract; the variables of the rule the server asks too. */
function listErrores(plantilla: PlantillaDetalle, edicion: EdicionPlantilla) {
  const vacios = (Object.keys(NOMBRES) as Texto[])
    .filter((campo) => edicion[campo].trim() === '')
    .map((campo) => ({ campo, mensaje: explainRequired(NOMBRES[campo]) }));
  return [...vacios, ...findErroresTextos(plantilla, edicion)];
}

/** What of a template is edited. */
function toEdicion({ asunto, cuerpo, aviso, porCorreo, porProducto }: PlantillaDetalle): EdicionPlantilla {
  return { asunto, cuerpo, aviso, porCorreo, porProducto };
}

function compareEdiciones(mine: EdicionPlantilla, actual: PlantillaDetalle): readonly ConflictField[] {
  return [
    ...(Object.keys(NOMBRES) as Texto[]).map((campo) => ({
      label: NOMBRES[campo],
      mine: mine[campo],
      current: actual[campo],
    })),
    { label: 'Por correo', mine: presentSiNo(mine.porCorreo), current: presentSiNo(actual.porCorreo) },
    {
      label: 'En el sistema',
      mine: presentSiNo(mine.porProducto),
      current: presentSiNo(actual.porProducto),
    },
  ];
}

/** Edits one template beside its variables and what it will look like. */
export function PlantillaForm({ plantilla }: { readonly plantilla: PlantillaDetalle }) {
  const queries = useQueryClient();
  const banners = useBanner();
  const { evento, version, enProducto, variables, inicial, ultimaEdicion } = plantilla;
  const inserts = useInsert<Texto>('cuerpo');
  const { send } = useVersionedChange<PlantillaDetalle>();
  const form = useRuledForm<EdicionPlantilla>({
    initial: toEdicion(plantilla),
    findErrors: (edicion) => toMessages(listErrores(plantilla, edicion)),
    staysOpen: true,
    onSend: async (edicion) => {
      await send({
        version,
        send: (api, options) =>
          api.call<typeof updatePlantillaEndpoint>(
            { method: 'PUT', path: '/correos/plantillas/{evento}' },
            { params: { evento }, body: edicion },
            options,
          ),
        compare: (actual) => compareEdiciones(edicion, actual),
        onSaved: (actual) => {
          queries.setQueryData(['parametros', 'plantillas', evento], actual);
          void queries.invalidateQueries({ queryKey: ['parametros', 'plantillas'], exact: true });
          void queries.invalidateQueries({ queryKey: ['parametros', 'plantillas', evento, 'historial'] });
          banners.success('Se guardó la plantilla.');
          // What was written while it was saved waits for the next time.
          const saved = toEdicion(actual);
          form.restart(saved, (now) => (now === edicion ? saved : now));
        },
        explain: leaveToCaller,
      });
    },
  });
  const field = (campo: Texto) => ({
    label: NOMBRES[campo],
    required: true,
    maxLength: LARGOS_PLANTILLA[campo],
    ...bindField(form, campo),
  });
  const mensajes = Object.values(form.errors).filter((mensaje) => mensaje !== undefined);
  const isInicial = isSameData(form.values, inicial);
  return (
    <div className={styles['template']}>
      <Card
        title="Textos y canales"
        flush
        aside={
          <>
            {plantilla.cambiada ? <Tag>Cambiada</Tag> : null}
            {isInicial ? null : (
              <Button variant="ghost" size="small" onClick={() => form.change(inicial)}>
                Volver a la inicial
              </Button>
            )}
          </>
        }
      >
        <form noValidate onSubmit={form.onSubmit}>
          <div className={styles['columns']}>
            <div className={styles['form']}>
              <TextInput
                {...field('asunto')}
                {...inserts.field('asunto')}
                hint="También es el título del aviso en el sistema."
              />
              <Textarea
                {...field('cuerpo')}
                {...inserts.field('cuerpo')}
                rows={14}
                hint="Separe los párrafos con una línea en blanco. Un párrafo que solo tiene {{enlace}} se muestra como botón."
              />
              <Textarea {...field('aviso')} {...inserts.field('aviso')} rows={2} />
              <BotonesVariables
                variables={variables}
                onInsert={(nombre) =>
                  inserts.insert(`{{${nombre}}}`, (campo, texto) => form.change({ [campo]: texto }))
                }
              />
              <div className={styles['channels']}>
                <Checkbox
                  label="Enviar por correo"
                  checked={form.values.porCorreo}
                  onChange={(porCorreo) => form.change({ porCorreo })}
                />
                {enProducto ? (
                  <Checkbox
                    label="Avisar en el sistema"
                    checked={form.values.porProducto}
                    onChange={(porProducto) => form.change({ porProducto })}
                  />
                ) : null}
              </div>
            </div>
            <VistaPrevia plantilla={plantilla} edicion={form.values} isReady={mensajes.length === 0} />
          </div>
          <div className={styles['bar']}>
            <p>
              <strong>{form.isDirty ? 'Hay cambios sin guardar.' : 'Sin cambios.'}</strong>{' '}
              {ultimaEdicion
                ? `Última edición: ${formatMoment(ultimaEdicion.editadaEn)}, ${ultimaEdicion.persona}.`
                : 'Nadie la ha editado.'}
            </p>
            <div className={styles['actions']}>
              <BotonPrueba evento={evento} edicion={form.values} mensajes={mensajes} />
              <Button type="submit" busy={form.isSending && 'Guardando'}>
                Guardar
              </Button>
            </div>
          </div>
        </form>
      </Card>
      <HistorialPlantilla evento={evento} actual={plantilla} onPutBack={(edicion) => form.change(edicion)} />
      <VariablesAyuda variables={variables} />
    </div>
  );
}
