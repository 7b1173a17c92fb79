import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Combobox } from '@marco/web-kit/combobox';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { bindField, type FormFields } from '@marco/web-kit/ruled-form';
import { useRef } from 'react';
import { type ServicioNivel, useFindServiciosNivel } from '../servicios/use-servicios-nivel.ts';

interface ServicioPropioCardProps {
  readonly titulo: string;
  /** For which version of it the request is. */
  readonly hint: string;
  readonly form: FormFields<{ readonly servicio: ServicioNivel | null }>;
}

/** The servicio of the entidad that a request begins with. */
export function ServicioPropioCard({ titulo, hint, form }: ServicioPropioCardProps) {
  const findServicios = useFindServiciosNivel();
  /** What was found last: the field gives back the id of one of them. */
  const hallados = useRef<readonly ServicioNivel[]>([]);
  const { value: servicio, onChange, ...field } = bindField(form, 'servicio');
  return (
    <Card title={titulo} aside="Los campos con * son obligatorios">
      <CardStack>
        <Combobox
          {...field}
          label="Servicio"
          required
          placeholder="Buscar servicio de su entidad"
          hint={hint}
          emptyText="Ningún servicio de su entidad tiene ese nombre."
          minChars={0}
          value={servicio && { id: servicio.id, label: servicio.nombre }}
          onSelectionChange={(item) => onChange(hallados.current.find(({ id }) => id === item?.id) ?? null)}
          load={async (texto, signal) => {
            hallados.current = await findServicios(texto, signal);
            return hallados.current.map(({ id, nombre, estado }) => ({
              id,
              label: nombre,
              description: estado,
            }));
          }}
        />
        {servicio === null ? null : (
          <FactSheet>
            <Fact name="Descripción" wide>
              {servicio.descripcion}
            </Fact>
            <Fact name="Estado del servicio">
              <EstadoServicioChip nombre={servicio.estado} />
            </Fact>
          </FactSheet>
        )}
      </CardStack>
    </Card>
  );
}
