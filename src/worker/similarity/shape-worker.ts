import { expose } from 'comlink';
import { createCanvasDrawing } from '../../glyphs/canvas-drawing.ts';
import { createShapeService } from './create-shape-service.ts';

expose(createShapeService(createCanvasDrawing));
