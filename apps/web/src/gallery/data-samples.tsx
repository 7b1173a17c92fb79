import { Card } from '@marco/web-kit/card';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Tag } from '@marco/web-kit/tag';
import { useState } from 'react';
import { Sample, Samples } from './sample.tsx';

const ESTADOS: readonly (readonly [ChipTone, string, number])[] = [
  ['gray', 'Identificado', 241],
  ['gray-ring', 'Identificado no estandarizado', 117],
  ['yellow', 'Estandarizado Nivel 1', 338],
  ['purple', 'Evaluado Nivel 2', 176],
  ['green', 'Publicado Nivel 3', 412],
];

export function DataSamples() {
  const [isFiltered, setFiltered] = useState(true);
  return (
    <Samples title="Datos">
      <Sample label="Estados">
        {ESTADOS.map(([tone, name]) => (
          <Chip key={name} tone={tone}>
            {name}
          </Chip>
        ))}
        <Chip tone="red">Rechazado</Chip>
        <Chip tone="blue">En trámite</Chip>
      </Sample>
      <Sample label="Etiquetas">
        <Tag>v3.2</Tag>
        {isFiltered ? <Tag onRemove={() => setFiltered(false)}>Estado: Activa</Tag> : null}
      </Sample>
      <Sample label="Barra por estado">
        <StackedBar segments={ESTADOS.map(([tone, label, value]) => ({ label, value, tone }))} />
      </Sample>
      <Sample label="Tarjeta">
        <Card title="Reuniones de avance recientes" aside="6 reuniones">
          <p>Contenido de la tarjeta.</p>
        </Card>
      </Sample>
      <Sample label="Ficha">
        <Card title="Identificación">
          <FactSheet>
            <Fact name="Tipo de entidad">Pública</Fact>
            <Fact name="Código SIGEP" />
            <Fact name="Objetivo" wide>
              Texto largo, con el ancho completo y sus saltos de línea.
            </Fact>
          </FactSheet>
        </Card>
      </Sample>
    </Samples>
  );
}
