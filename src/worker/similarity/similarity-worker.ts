import { expose } from 'comlink';
import { createCanvasDrawing } from '../../glyphs/canvas-drawing.ts';
import { createSimilarityService } from './create-similarity-service.ts';

expose(createSimilarityService(createCanvasDrawing));
