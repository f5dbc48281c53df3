import { expose } from 'comlink';
import { canvasDrawing } from '../../glyphs/canvas-drawing.ts';
import { createSimilarityService } from './similarity-service.ts';

expose(createSimilarityService(canvasDrawing));
