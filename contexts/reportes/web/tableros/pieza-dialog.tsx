import { FormModal } from '@marco/web-kit/form-modal';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import type { DetalleIndicador, PiezaLeida } from '../../contract/index.ts';
import { toIndicadorCon } from '../../contract/reportes.paths.ts';
import { FORMAS_PIEZA, type FormaPieza } from '../../contract/tableros.terms.ts';
import { DIMENSIONES } from '../../contract/terms.ts';
import { useIndicador, useIndicadores } from '../indicadores/use-indicadores.ts';

interface PiezaDialogProps {
  readonly onAdd: (pieza: PiezaLeida) => void;
  readonly onClose: () => void;
}

const TODO = 'Todo el país';

/** Every part an indicador is told of by itself, by its name. */
function listPartes({ filtros }: Pick<DetalleIndicador, 'filtros'>) {
  return filtros.flatMap(({ dimension, opciones }) =>
    opciones.map(({ valor, nombre }) => ({
      value: `${dimension}=${valor}`,
      label: `${DIMENSIONES[dimension]}: ${nombre}`,
    })),
  );
}

/** Which indicador a new pieza is of, which part of it, and how it is shown. It is read once the board is saved. */
export function PiezaDialog({ onAdd, onClose }: PiezaDialogProps) {
  const catalogo = useIndicadores().data?.indicadores;
  const form = useRuledForm({
    initial: { codigo: '', ambito: '', forma: 'cifra' },
    findErrors: (elegida) => (elegida.codigo === '' ? { codigo: 'Elija un indicador.' } : {}),
    onSend: async (elegida) => {
      const { codigo, ambito } = elegida;
      onAdd({
        codigo,
        ambito,
        vistaId: null,
        forma: elegida.forma as FormaPieza,
        titulo: catalogo?.find((uno) => uno.codigo === codigo)?.pregunta ?? codigo,
        parte: partes.find(({ value }) => value === ambito)?.label ?? TODO,
        direccion: toIndicadorCon(codigo, ambito),
        razon: '',
        tarjeta: null,
        grafica: null,
      });
      onClose();
    },
  });
  const { codigo } = form.values;
  const indicador = useIndicador(codigo, codigo !== '').data;
  const partes = indicador === undefined ? [] : listPartes(indicador);
  return (
    <FormModal
      form={form}
      title="Agregar una pieza"
      message="Se agrega al final del tablero, y muestra su cifra cuando lo guarde."
      submitLabel="Agregar"
      sendingLabel="Agregando"
      onClose={onClose}
    >
      <ListCombobox
        label="Indicador"
        required
        placeholder="Escriba lo que pregunta, o su código"
        options={catalogo?.map((uno) => ({
          value: uno.codigo,
          label: uno.pregunta,
          description: `${uno.codigo}, ${uno.nombre}`,
        }))}
        emptyText="Ningún indicador que usted pueda leer dice eso."
        {...bindField(form, 'codigo')}
        onChange={(cual) => form.change({ codigo: cual, ambito: '' })}
      />
      {partes.length > 0 ? (
        <ListCombobox
          label="Parte"
          optional
          hint="Sin elegir, la pieza es de todo el país."
          options={partes}
          emptyText="El indicador no tiene esa parte."
          {...bindField(form, 'ambito')}
        />
      ) : null}
      <Select label="Cómo se muestra" options={toOptions(FORMAS_PIEZA)} {...bindField(form, 'forma')} />
    </FormModal>
  );
}
