/** What can be done with the banner from elsewhere. */
export interface BannerControls {
	/** Opens it, where there is a verdict; else its words take the focus. */
	readonly show: () => void;
}
