/** Parts of the site itself that an article may show: `::component{name="ColorTool"}`. */
export const ARTICLE_COMPONENTS = ['ColorTool', 'DefaultThemeViewer', 'DensityTool'] as const;

export type ArticleComponent = (typeof ARTICLE_COMPONENTS)[number];
