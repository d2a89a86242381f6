package postrider.gateway.mime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A page is read line by line as its reader sees it. */
class PageLinesTest {
    private static String lines(String page) {
        return PageLines.of(page).orElseThrow().strip().replace("\n", "/");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one<br>two => one/two",
                "<div>one</div><div><br></div><div>two<br></div><div>three</div> => one//two/three",
                "<p>one<p>two => one//two",
                "<p class=MsoNormal>one</p><p class=MsoNormal>two</p> => one/two",
                "<style>P {margin-top:0;margin-bottom:0;}</style><p>one<p>two => one/two",
                "<p style='margin:0'>one<p style='margin:0'>two => one/two",
                "<span>play\n  40:</span> <b>que</b>ue => play 40: queue",
                "<div>one<span style='display: block'>two</span>three</div> => one/two/three",
                "<ul><li>one<li><p>two</ul><ol><li>three</ol> => - one//- two//- three",
                "<table><tr><td>one<td>two<tr><td>three</table> => one two/three",
                "one<hr>two => one/________________________________/two",
                "<pre>one\n    two</pre> => one/    two",
                "<div style='white-space: pre-wrap'>one\n  two</div> => one/  two",
                "a &amp; b &lt;c&gt; &eacute;&#8217;&nbsp;d => a & b <c> \u00e9\u2019\u00a0d",
                "<a href='https://example.org/play'>one</a><img alt=two src=x> => one",
                "one<blockquote>two<p>three<blockquote>four</blockquote></blockquote>five => one//> two/>/> three/>/>> four//five",
                "<blockquote style='margin:0 0 0 40px;border:none'>one</blockquote> => one",
                "<head><title>no</title></head><script>no</script><style>no{}</style><!-- no --><template>no</template>one => one",
                "<!--[if mso]>no<![endif]--><![if !mso]>one<![endif]> => one",
                "-- <br>Tom => --/Tom",
                "not closed <b => not closed"
            })
    void aPageIsReadAsItIsSeen(String what) {
        var parts = what.split(" => ");
        assertEquals(parts[1], lines(parts[0]));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<i style='display:none'>no</i>",
                "<i style='DISPLAY : NONE !important'>no</i>",
                "<i style='color:red;/**/display:/**/none'>no</i>",
                "<i style='d\\69splay:none'>no</i>",
                "<i style='visibility:hidden'>no</i>",
                "<i style='font-size:0'>no</i>",
                "<i style='font-size: 0.0px;'>no</i>",
                "<i style='font-size:1px'>no</i>",
                "<i style='opacity:0'>no</i>",
                "<i style='mso-hide:all'>no</i>",
                "<i style='max-height:0px;overflow:hidden'>no</i>",
                "<i style='overflow:hidden;width:0'>no</i>",
                "<i style='unicode-bidi:bidi-override;direction:rtl'>no</i>",
                "<i style='text-indent:-9999px'>no</i>",
                "<i style='position:absolute; left:-999em'>no</i>",
                "<i style='clip:rect(0,0,0,0)'>no</i>",
                "<i style='color:#fff'>no</i>",
                "<i style='color: White !important'>no</i>",
                "<i style='color:rgb(250, 251, 252)'>no</i>",
                "<i style='color:transparent'>no</i>",
                "<font color=white>no</font>",
                "<i style='background:black'>no</i>",
                "<b style='background-color:#222;color:white'><i style='color:#2a2a2a'>no</i></b>",
                "<bdo dir=rtl>no</bdo>",
                "<i hidden>no</i>",
                "<i style='display:none'><b style='display:inline'>no</b></i>",
                "<style>.x{display:none}</style><i class='y x'>no</i>",
                "<style><!-- a, p i#z { color:red; display:none } --></style><i id=z>no</i>",
                "<style>@media all { .x { font-size:0 } }</style><i class=x>no</i>"
            })
    void hiddenTextIsMarked(String page) {
        assertEquals("one two/[not shown] no/three", lines("<p>one " + page + "two<br>three"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<i style='display:inline'>yes</i>",
                "<i style='font-size:10px'>yes</i>",
                "<i style='font-size:1.2em'>yes</i>",
                "<i style='opacity:0.5'>yes</i>",
                "<i style='height:0'>yes</i>",
                "<i style='border-width:0;overflow:hidden'>yes</i>",
                "<i style='text-indent:-18.0pt;margin-left:-100px'>yes</i>",
                "<i style='color:#eee;background:#222 none'>yes</i>",
                "<i style='color:white;background:url(x.png)'>yes</i>",
                "<b style='background:black;color:white'><i style='background:transparent;color:inherit'>yes</i></b>",
                "<i style='color:crimson;border-color:white'>yes</i>",
                "<style>body{background:#111}</style><i style='color:white'>yes</i>",
                "<style>b i{display:none} .y{display:none}</style><i class=x>yes</i>"
            })
    void visibleTextIsNotMarked(String page) {
        assertEquals("one yes", lines("<p>one " + page));
    }

    @Test
    void struckOutTextIsMarked() {
        assertEquals("play 3: queue/[struck out] 40", lines("play <s>40</s> 3: queue"));
        assertEquals("[struck out] no", lines("<p style='text-decoration: red line-through'>no"));
    }

    /** It may be something that our own letter hides. */
    @Test
    void hiddenTextInAQuotationIsQuoted() {
        assertEquals("> [not shown] no//> yes", lines("<blockquote><p hidden>no</p><p>yes</p></blockquote>"));
    }

    @Test
    void aPageThatIsTooLongOrTooDeepIsNotRead() {
        assertEquals(Optional.empty(), PageLines.of("x".repeat(1_000_001)));
        assertEquals(Optional.empty(), PageLines.of("<div>".repeat(1_000) + "x"));
        assertEquals(Optional.empty(), PageLines.of("<style>" + "a{}".repeat(40_000) + "</style>x"));
        assertEquals(Optional.empty(), PageLines.of("<style>" + ".a{display:none}".repeat(60) + "</style>x"));
        assertTrue(PageLines.of("<div>".repeat(900) + "x").isPresent());
    }

    /** Even if a page seems endless. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<div>",
                "<b a=%d><p>",
                "<a href=%d><div>",
                "<table><tr><td>",
                "<table><b>x",
                "<li>",
                "<ul><li>",
                "<blockquote>x<br>",
                "<blockquote style='border:none'>x<br>",
                "<font color=%d><p>x</b>",
                "<b><i><u><p></b>",
                "<i style='display:none'>x",
                "<s>x<div>",
                "<pre>\n",
                "<br>",
                "&amp;",
                "&#x41",
                "<!--",
                "<svg>",
                "<math><mi>",
                "<select><option>",
                "<template>",
                "<style>.x{display:none}",
                "<style>.x .x .x{display:none}</style><p class=x>",
                "<i style='overflow: hidden; height: 0; width : 0'>",
                "<a%d>",
                "<x a%d=1>",
                "<object><b>",
                "<caption><b>",
                "<",
                "{",
                "<style>/*",
                "\0",
                "<td hidden>x",
                "<p>\u00ad\u200b"
            })
    void anyPageIsReadQuickly(String scrap) {
        var page = new StringBuilder("<style>.x{display:none} .x .y{display:none}</style>");
        for (int i = 0; page.length() < 100_000; i++) page.append(scrap.replace("%d", "" + i));
        var lines = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> PageLines.of(page.toString()));
        assertFalse(lines.filter(text -> text.length() > 20 * page.length()).isPresent());
    }

    /** Fragments of pages in any order. */
    @Test
    void anyFragmentsAreRead() {
        var random = new Random(1777);
        var scraps =
                "<div>|</div>|<p>|<br|>|<s>|</s>|<i hidden>|</i>|<blockquote>|</blockquote>|<table>|<td>|</table>|<pre>|\n|</pre>|<li>|<style>|.x{|"
                        + "display:none|}|</style>|<b class=x>|</b>|play 40|&|&nbsp;|&#1;|-->|<!--|]]>|<hr>|<ol>|<form>|</|\0|\ud800|style='|'|\"|=|/>";
        var all = scraps.split("\\|");
        for (int i = 0; i < 1_000; i++) {
            var page = new StringBuilder();
            for (int at = random.nextInt(60); at > 0; at--) page.append(all[random.nextInt(all.length)]);
            assertTrue(PageLines.of(page.toString()).isPresent());
        }
    }
}
